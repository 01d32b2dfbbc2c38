import type * as z from "zod/mini";
import type { PlaceKind } from "../../domain/shop/place.ts";
import type { ErrorCode } from "./errors.ts";

/** Anyone, only who holds a customer token, or only a browser that the operator's code has opened. */
export type Access = "anonymous" | "customer" | "operator";

/** One call: all that server, client, mock answers and the printed OpenAPI need to know of it. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT";
  /** Below /api, parameters in braces: `/anonymous/orders/{uuid}`. */
  path: `/${Access}/${string}`;
  access: Access;
  summary: string;
  /** Served only at this kind of place; elsewhere WRONG_PLACE. */
  place?: PlaceKind;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniObject;
  answer: z.ZodMiniType;
  /** The list's whole length stands in the header x-total-count, for answers that are one page of it. */
  paginated?: true;
  /** The same for whoever asks: it carries an ETag and may be kept, to be asked for again. Nothing else is stored. */
  cacheable?: true;
  /** What this call may refuse with, besides what any call may (INVALID_INPUT, UNAUTHENTICATED, …). */
  errors?: readonly ErrorCode[];
}

/** Keeps the literal types of a call's definition; its access is read off its path. */
export function endpoint<const E extends Omit<Endpoint, "access">>(definition: E) {
  const access = definition.path.split("/")[1] as Access;
  return { ...definition, access };
}

type Schema<E, K extends keyof Endpoint> = E extends { [P in K]: infer S extends z.ZodMiniType } ? S : never;
type InputOf<S extends z.ZodMiniType> = [S] extends [never] ? undefined : z.input<S>;
type OutputOf<S extends z.ZodMiniType> = [S] extends [never] ? undefined : z.output<S>;

export type Answer<E extends Endpoint> = z.output<E["answer"]>;
export type Params<E extends Endpoint> = OutputOf<Schema<E, "params">>;
export type Query<E extends Endpoint> = OutputOf<Schema<E, "query">>;
export type Body<E extends Endpoint> = OutputOf<Schema<E, "body">>;
/** The body as a caller writes it. */
export type BodyInput<E extends Endpoint> = InputOf<Schema<E, "body">>;
