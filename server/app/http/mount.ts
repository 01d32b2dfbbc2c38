import { createHash } from "node:crypto";
import type { Hono, Context as HonoContext } from "hono";
import type * as z from "zod/mini";
import type { Endpoint } from "../../../src/api/contract/endpoint.ts";
import type { ErrorBody } from "../../../src/api/contract/errors.ts";
import { type ServedContract, servedContract } from "../../../src/api/contract/operatorCalls.ts";
import { answerScopes, shopScope } from "../../catalogue/answerScopes.ts";
import { ApiError } from "../../core/apiError.ts";
import { CliError } from "../../core/cliError.ts";
import { Context, type Idempotency, Replay } from "../../core/context.ts";
import { type Counted, type Handler, RawJson } from "../../core/handler.ts";
import type { Services } from "../../core/services.ts";
import type { Db } from "../../db/database.ts";
import { requireOperator } from "../../operators/requireOperator.ts";
import type { AnswerCache } from "./answerCache.ts";
import { packed } from "./compression.ts";
import { type PackedAnswer, packAnswer, sendPacked } from "./packedAnswer.ts";
import type { ReadShared } from "./standbyReads.ts";
import { fileType, readUpload } from "./upload.ts";
import type { ReadVersions } from "./versionReader.ts";
import { nobody, readVisitor, setCookies } from "./visitor.ts";

/** The handlers of one resource, one for each of its calls. */
export type HandlersOf<Calls> = {
  [Call in keyof Calls]: Calls[Call] extends Endpoint ? Handler<Calls[Call]> : never;
};

/** The handlers of every call, by resource. */
export type Handlers = { [Resource in keyof ServedContract]: HandlersOf<ServedContract[Resource]> };

/** A handler as seen by the mount: its contract was checked where it was registered. */
type AnyHandler = (context: Context, input: Record<"params" | "query" | "body", unknown>) => Promise<unknown>;

/** Converts a contract path to the router's syntax. */
export const routeOf = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ":$1")}`;

/** How calls whose answer is the same for everyone are read and kept. */
export interface SharedAnswers {
  answers: AnswerCache;
  readVersions: ReadVersions;
  readShared: ReadShared;
}

/** Serves every call of the contract below /api. */
export function mountContract(
  app: Hono,
  services: Services,
  handlers: Handlers,
  shared: SharedAnswers,
): void {
  for (const [resource, calls] of Object.entries(servedContract)) {
    const served = handlers[resource as keyof Handlers] as Record<string, AnyHandler>;
    for (const [name, definition] of Object.entries(calls)) {
      const serve = serveCall(services, definition as Endpoint, served[name] as AnyHandler, shared);
      app.on(definition.method, routeOf(definition.path), serve);
    }
  }
}

function serveCall(services: Services, endpoint: Endpoint, handler: AnyHandler, shared: SharedAnswers) {
  return async (c: HonoContext): Promise<Response> => {
    if (endpoint.place && endpoint.place !== services.settings.placeWhat) throw new ApiError("WRONG_PLACE");
    if (endpoint.cacheable) return serveCacheable(c, services, endpoint, handler, shared);
    const visitor = await readVisitor(c, services);
    if (endpoint.access === "customer" && visitor.customerId === null) throw new ApiError("UNAUTHENTICATED");
    if (endpoint.scope) visitor.operator = await requireOperator(services, visitor, endpoint.scope);
    const sent = await readBody(c, endpoint);
    const input = {
      ...inputOf(c, endpoint),
      body: typeof sent === "string" ? check(endpoint.body, parseJson(sent)) : sent,
    };
    const context = new Context(services, visitor, readIdempotency(c, sent));
    const { text, totalCount } = await written(endpoint, handler, context, input);
    setCookies(c, services, visitor);
    if (totalCount !== null) c.header("x-total-count", String(totalCount));
    c.header("content-type", "application/json");
    c.header("cache-control", "private, no-store");
    return c.body(await packed(c, Buffer.from(text)));
  };
}

const inputOf = (c: HonoContext, endpoint: Endpoint) => ({
  params: check(endpoint.params, c.req.param()),
  query: check(endpoint.query, c.req.query()),
});

const cacheableHeaders = { "content-type": "application/json", "cache-control": "no-cache" };

/** Serves a response that is the same for everyone: it cannot depend on the caller. */
async function serveCacheable(
  c: HonoContext,
  services: Services,
  endpoint: Endpoint,
  handler: AnyHandler,
  { answers, readVersions, readShared }: SharedAnswers,
): Promise<Response> {
  const build = async (db: Db): Promise<PackedAnswer> => {
    const context = new Context({ ...services, db }, nobody(c, services));
    const input = { ...inputOf(c, endpoint), body: undefined };
    const { text, totalCount } = await written(endpoint, handler, context, input);
    return packAnswer(text, cacheableHeaders, totalCount);
  };
  const scopes = answerScopes(endpoint, { ...c.req.query(), ...c.req.param() });
  if (!scopes) {
    // No version is as narrow as such an answer, but that of the whole shop tells whether a standby has it.
    const versions = services.standby ? await readVersions([shopScope]) : [];
    return sendPacked(c, await readShared([shopScope], versions, build));
  }
  const { placeMode, placeWhat } = services.settings;
  const key = `${placeMode} ${placeWhat} ${c.req.url.slice(c.req.url.indexOf("/", "https://".length))}`;
  const built = async (versions: readonly number[]) => ({
    answer: await readShared(scopes, versions, build),
    scopes,
  });
  return sendPacked(c, await answers.answer(key, scopes, built));
}

async function answerOf(
  { scope }: Endpoint,
  handler: AnyHandler,
  ...call: Parameters<AnyHandler>
): Promise<unknown> {
  try {
    return await handler(...call);
  } catch (thrown) {
    if (thrown instanceof Replay) return thrown.answer;
    // What commands print is for operators alone.
    if (scope && thrown instanceof CliError) throw new ApiError("REFUSED", { message: thrown.message });
    throw thrown;
  }
}

async function readBody(c: HonoContext, { body, upload }: Endpoint): Promise<string | Uint8Array> {
  if (!body && !upload) return "";
  // Only these two: a form on another site could post the other types with the visitor's cookie.
  const type = c.req.header("content-type") ?? "";
  if (upload) {
    if (type !== fileType) throw new ApiError("NOT_A_FILE");
    return readUpload(c.req.raw, upload);
  }
  if (!/^application\/json\b/i.test(type)) throw new ApiError("NOT_JSON");
  return c.req.text();
}

function parseJson(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("INVALID_INPUT", { fields: [{ path: "", message: "The body is no JSON" }] });
  }
}

/** Returns the input parsed by its schema. Throws INVALID_INPUT with the errors. */
export function check(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: ErrorBody["fields"] = parsed.error.issues.map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  throw new ApiError("INVALID_INPUT", { fields });
}

function readIdempotency(c: HonoContext, sent: string | Uint8Array): Idempotency | null {
  const key = c.req.header("idempotency-key");
  if (c.req.method === "GET" || key === undefined) return null;
  if (!/^[\w-]{8,100}$/.test(key)) {
    throw new ApiError("INVALID_INPUT", { fields: [{ path: "idempotency-key", message: "Invalid value" }] });
  }
  const requestHash = createHash("sha256")
    .update(`${c.req.method} ${c.req.path}${new URL(c.req.url).search}\n`)
    .update(sent)
    .digest("hex");
  return { key, requestHash };
}

/** Returns the part of a whole list that a query asks for (`pageQuery`). */
function partOf(list: unknown, query: unknown): Counted<unknown> {
  const items = list as unknown[];
  const { limit = items.length, offset = 0 } = query as { limit?: number; offset?: number };
  return { items: items.slice(offset, offset + limit), totalCount: items.length };
}

/** Returns the JSON text of a call's answer. */
async function written(
  endpoint: Endpoint,
  handler: AnyHandler,
  ...[context, input]: Parameters<AnyHandler>
): Promise<{ text: string; totalCount: number | null }> {
  const whole = await answerOf(endpoint, handler, context, input);
  const answer = endpoint.divisible ? partOf(whole, input.query) : whole;
  const { items, totalCount } =
    endpoint.paginated || endpoint.divisible
      ? (answer as Counted<unknown>)
      : { items: answer, totalCount: null };
  return { text: items instanceof RawJson ? items.text : writeJson(endpoint, items), totalCount };
}

/** A response that breaks the contract is the server's fault: INTERNAL, with the reason in the log. */
function writeJson(endpoint: Endpoint, value: unknown): string {
  const parsed = endpoint.answer.safeParse(value);
  if (parsed.success) return JSON.stringify(parsed.data);
  throw new Error(`${endpoint.method} ${endpoint.path} answered against its contract: ${parsed.error}`);
}
