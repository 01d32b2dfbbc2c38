import type * as z from "zod/mini";
import type { OperatorScope } from "../../domain/operators/operatorAccess.ts";
import type { PlaceKind } from "../../domain/shop/place.ts";
import type { ErrorCode } from "./errors.ts";

/** Open to anyone, to customers with a token, or to operators: in a browser opened to them, or with a key. */
export type Access = "anonymous" | "customer" | "operator";

/** One call, as used by the server, the client, mock responses and the OpenAPI document. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT";
  /** Path below /api, with parameters in braces: `/anonymous/orders/{uuid}`. */
  path: `/${Access}/${string}`;
  access: Access;
  summary: string;
  /** What an operator needs for it; of operators' calls only. */
  scope?: OperatorScope;
  /** Served at this kind of place only; elsewhere WRONG_PLACE. */
  place?: PlaceKind;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniObject;
  /** The body is a file (application/octet-stream) of at most so many bytes, in place of JSON. */
  upload?: number;
  answer: z.ZodMiniType;
  /** The response is one page of a list; the header x-total-count holds the total count. */
  paginated?: true;
  /** A short list, whole unless its query asks for a part (`pageQuery`); the header x-total-count holds the total count. */
  divisible?: true;
  /** The response is the same for everybody: it has an ETag and is cached with revalidation. Nothing else is stored. */
  cacheable?: true;
  /** Possible error codes, besides those common to all calls (INVALID_INPUT, UNAUTHENTICATED, …). */
  errors?: readonly ErrorCode[];
}

/** An operator's call does not compile without its scope. */
type Definition = Omit<Endpoint, "access" | "path" | "scope"> &
  (
    | { path: `/${"anonymous" | "customer"}/${string}`; scope?: never }
    | { path: `/operator/${string}`; scope: OperatorScope }
  );

/** Keeps the literal types of a call's definition; derives its access from its path. */
export function endpoint<const E extends Definition>(definition: E) {
  const access = definition.path.split("/")[1] as Access;
  return { ...definition, access };
}

type Schema<E, K extends keyof Endpoint> = E extends { [P in K]: infer S extends z.ZodMiniType } ? S : never;
type InputOf<S extends z.ZodMiniType> = [S] extends [never] ? undefined : z.input<S>;
type OutputOf<S extends z.ZodMiniType> = [S] extends [never] ? undefined : z.output<S>;

export type Answer<E extends Endpoint> = z.output<E["answer"]>;
export type Params<E extends Endpoint> = OutputOf<Schema<E, "params">>;
export type Query<E extends Endpoint> = OutputOf<Schema<E, "query">>;
export type Body<E extends Endpoint> = E extends { upload: number }
  ? Uint8Array
  : OutputOf<Schema<E, "body">>;
/** Type of the body before parsing. */
export type BodyInput<E extends Endpoint> = InputOf<Schema<E, "body">>;
