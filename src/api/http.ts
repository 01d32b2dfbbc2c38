import ky, { HTTPError, NetworkError, TimeoutError } from "ky";
import { appVersion } from "../domain/shop/limits.ts";
import { ApiError, refusalOf } from "./apiError.ts";
import type { Endpoint } from "./contract/endpoint.ts";

export interface HttpSettings {
  /** Prefix of /api: "" for the page's own server. */
  prefix: string;
  /** Returns the stored customer token. */
  token: () => string | null;
  /** Called when a response is 401. */
  onUnauthenticated: () => void;
  /** Called when this page is older than the server allows. */
  onOldVersion: () => void;
  /** Milliseconds after which a call without a response fails. Default: 20,000. */
  timeout?: number;
  /** Sends the requests. Default: the browser's own. */
  fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface MutationCallOptions extends CallOptions {
  /** The same for the same call, however often it is sent: `mutationAtom` chooses it. */
  idempotencyKey: string;
}

/** Sends an endpoint's request. Throws `ApiError` outside 2xx or without a response, or the signal's reason if aborted. */
export type Send = (
  endpoint: Endpoint,
  address: { path: string; searchParams: URLSearchParams },
  body: unknown,
  options: CallOptions | MutationCallOptions,
) => Promise<Response>;

/** Creates the part of the client that sends requests. It loads with the first call whose response did not come with the page. */
export function createHttp(settings: HttpSettings): Send {
  const http = ky.create({
    prefix: `${settings.prefix}/api`,
    credentials: "include",
    headers: { "x-app-version": appVersion, accept: "application/json" },
    timeout: settings.timeout ?? 20_000,
    fetch: wholeAnswers(settings.fetch),
    // The idempotency key makes a repeated POST or PUT safe.
    retry: {
      limit: 2,
      methods: ["get", "put", "post"],
      statusCodes: [408, 502, 503, 504],
      backoffLimit: 1500,
    },
  });
  return async ({ method, ...endpoint }, { path, searchParams }, body, options) => {
    const { signal } = options;
    const token = settings.token();
    try {
      return await http(path, {
        method,
        searchParams,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...("idempotencyKey" in options ? { "idempotency-key": options.idempotencyKey } : {}),
        },
        ...(endpoint.body ? { json: body ?? {} } : {}),
        ...(signal ? { signal } : {}),
      });
    } catch (thrown) {
      signal?.throwIfAborted();
      throw apiErrorOf(settings, thrown);
    }
  };
}

/** A fetch that reads the whole response: one that breaks off midway counts as a network failure and is retried. */
const wholeAnswers =
  (send: typeof globalThis.fetch | undefined): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await (send ?? globalThis.fetch)(input, init);
    if (response.body === null) return response;
    const body = await response.arrayBuffer().catch((error: unknown) => {
      // Browsers word this error differently; ky recognises this message as a network error.
      throw error instanceof TypeError ? new TypeError("network error", { cause: error }) : error;
    });
    return new Response(body, response);
  };

function apiErrorOf(settings: HttpSettings, thrown: unknown): ApiError {
  if (thrown instanceof HTTPError) {
    const refusal = refusalOf(thrown.response.status, thrown.data);
    if (refusal.code === "UNAUTHENTICATED") settings.onUnauthenticated();
    if (refusal.code === "OLD_APP_VERSION") settings.onOldVersion();
    return refusal;
  }
  const unreachable = thrown instanceof NetworkError || thrown instanceof TimeoutError;
  // As the browser would, which only knows of its own cable (src/entry/awaitNetwork.ts).
  if (unreachable) globalThis.dispatchEvent?.(new Event("offline"));
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new ApiError(unreachable ? "NETWORK" : "INVALID_ANSWER", { message });
}
