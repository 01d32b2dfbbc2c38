import { delay, HttpResponse, http, type RequestHandler } from "msw";
import type * as z from "zod/mini";
import type { Endpoint } from "../../src/api/contract/endpoint.ts";
import type { ErrorCode } from "../../src/api/contract/errors.ts";
import { refusals } from "../../src/api/contract/refusals.ts";

/** The parameters of a call, for stories that inspect them. */
export interface Asked {
  params: Record<string, string | readonly string[] | undefined>;
  query: URLSearchParams;
  body: unknown;
}

type Given<E extends Endpoint> = z.input<E["answer"]> | ((asked: Asked) => z.input<E["answer"]> | Response);

function handle(
  endpoint: Endpoint,
  respond: (asked: Asked) => Promise<Response | undefined>,
): RequestHandler {
  const method = endpoint.method.toLowerCase() as "get" | "post" | "put";
  // Matches any origin, with parameters in msw's syntax.
  const path = `*/api${endpoint.path.replace(/\{(\w+)\}/g, ":$1")}`;
  return http[method](path, async ({ request, params }) => {
    // A fixed path beside one with a parameter has its own handler: in /orders/currentOrderUuid the last part is no uuid.
    if ("uuid" in params && !/^[\da-f-]{36}$/.test(String(params.uuid))) return undefined;
    const body = endpoint.body ? await request.json() : undefined;
    return respond({ params, query: new URL(request.url).searchParams, body });
  });
}

/** Answers a call as the contract says, with a fixed value or computed from its parameters. */
export function answering<E extends Endpoint>(endpoint: E, answer: Given<E>): RequestHandler {
  return answeringAfter(endpoint, async () => {}, answer);
}

/** Answers a call once `ready` has resolved, for stories that check a screen before and after. */
export function answeringAfter<E extends Endpoint>(
  endpoint: E,
  ready: () => Promise<unknown>,
  answer: Given<E>,
): RequestHandler {
  return handle(endpoint, async (asked) => {
    await ready();
    const given = typeof answer === "function" ? (answer as (asked: Asked) => unknown)(asked) : answer;
    if (given instanceof Response) return given;
    const counted = endpoint.paginated && Array.isArray(given);
    return HttpResponse.json(
      given as never,
      counted ? { headers: { "x-total-count": `${given.length}` } } : {},
    );
  });
}

/**
 * Answers a paginated call from the whole list.
 * @param refused the offset of a refused page, and its error; default: none
 * @param isMeant whether a query is answered here, or by a later handler; default: any
 */
export function answeringPages<E extends Endpoint & { paginated: true }>(
  endpoint: E,
  all: z.input<E["answer"]> & readonly unknown[],
  refused: (offset: number) => ErrorCode | null = () => null,
  isMeant: (query: URLSearchParams) => boolean = () => true,
): RequestHandler {
  return handle(endpoint, async ({ query }) => {
    if (!isMeant(query)) return undefined;
    const offset = Number(query.get("offset") ?? 0);
    const code = refused(offset);
    if (code !== null) return refusal(code);
    const page = all.slice(offset, offset + Number(query.get("limit") ?? all.length));
    return HttpResponse.json(page as never, { headers: { "x-total-count": `${all.length}` } });
  });
}

/** Returns the response of a refusal. */
export function refusal(code: ErrorCode): Response {
  const { status, message } = refusals[code];
  return HttpResponse.json({ code, message }, { status });
}

/** Refuses a call with one of the contract's codes. */
export function refusing(endpoint: Endpoint, code: ErrorCode): RequestHandler {
  return handle(endpoint, async () => refusal(code));
}

/** Never answers a call: the screen's loading state. */
export function waiting(endpoint: Endpoint): RequestHandler {
  return handle(endpoint, async () => {
    await delay("infinite");
    return HttpResponse.error();
  });
}

/** Fails a call as if the server were unreachable: the screen's offline state. */
export function unreachable(endpoint: Endpoint): RequestHandler {
  return handle(endpoint, async () => HttpResponse.error());
}
