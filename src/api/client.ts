import ky, { HTTPError, type KyInstance, NetworkError, TimeoutError } from "ky";
import * as z from "zod/mini";
import { takesCookies } from "../browser/browserStorage.ts";
import { randomUuid } from "../browser/randomUuid.ts";
import { yieldToMain } from "../browser/yieldToMain.ts";
import { appVersion } from "../domain/shop/limits.ts";
import { ApiError, refusalOf } from "./apiError.ts";
import type { Contract } from "./contract/contract.ts";
import type { Answer, BodyInput, Endpoint, Params, Query } from "./contract/endpoint.ts";
import type { BroughtAnswer } from "./contract/firstView.ts";
import { searchContract } from "./contract/searchContract.ts";

// The shop's Content-Security-Policy forbids eval, which zod would otherwise try.
z.config({ jitless: true });

export interface ClientSettings {
  /** Prefix of /api: "" for the page's own server. */
  prefix: string;
  /** Returns the stored customer token. */
  token: () => string | null;
  /** Called when a response is 401. */
  onUnauthenticated: () => void;
  /** Called when this page is older than the server allows. */
  onOldVersion: () => void;
  /** Returns a preloaded response, by path and query below /api. Default: none. */
  brought?: ((address: string) => BroughtAnswer | undefined) | null;
  /** Sends the requests. Default: the browser's own. */
  fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Identifies a POST or PUT for idempotency across retries. Default: a new one. */
  idempotencyKey?: string;
}

type OrNull<Q> = { [K in keyof Q]: Q[K] | null };
type Part<K extends string, V> = [V] extends [undefined]
  ? unknown
  : Record<never, never> extends V
    ? { [P in K]?: V }
    : { [P in K]: V };
/** Input of a call: null query values are omitted. */
export type CallInput<E extends Endpoint> = Part<"params", Params<E>> &
  Part<"query", [Query<E>] extends [undefined] ? undefined : OrNull<Query<E>>> &
  Part<"body", BodyInput<E>>;

/** One page of a longer list. */
export interface Paginated<Items> {
  items: Items;
  totalCount: number;
}
export type CallAnswer<E extends Endpoint> = E extends { paginated: true } ? Paginated<Answer<E>> : Answer<E>;

export type Call<E extends Endpoint> =
  Record<never, never> extends CallInput<E>
    ? (input?: CallInput<E>, options?: CallOptions) => Promise<CallAnswer<E>>
    : (input: CallInput<E>, options?: CallOptions) => Promise<CallAnswer<E>>;

export type Client = {
  [R in keyof Contract]: {
    [N in keyof Contract[R]]: Contract[R][N] extends Endpoint ? Call<Contract[R][N]> : never;
  };
};

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * The contract as functions: `api.orders.readOrder({ params: { uuid } })`. Validates responses by the contract's
 * schemas; a paginated call returns `{ items, totalCount }`. Throws `ApiError`, or the signal's reason if aborted.
 */
export function createClient(settings: ClientSettings): Client {
  const http = ky.create({
    prefix: `${settings.prefix}/api`,
    credentials: "include",
    headers: { "x-app-version": appVersion, accept: "application/json" },
    timeout: 20_000,
    fetch: wholeAnswers(settings.fetch),
    // The idempotency key makes a repeated POST or PUT safe.
    retry: {
      limit: 2,
      methods: ["get", "put", "post"],
      statusCodes: [408, 502, 503, 504],
      backoffLimit: 1500,
    },
  });
  return byName((resource) =>
    byName((name) => async (input: LooseInput = {}, options: CallOptions = {}) => {
      const endpoint = await endpointOf(resource, name);
      if (endpoint.method !== "GET" && !takesCookies()) throw new ApiError("COOKIES_REFUSED");
      return call(http, settings, endpoint, input, options);
    }),
  ) as Client;
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

/** A proxy that creates entries on access: the names of calls are only known once the contract has loaded. */
function byName(make: (name: string) => unknown): unknown {
  return new Proxy({}, { get: (_, name) => (typeof name === "string" ? make(name) : undefined) });
}

type Calls = Record<string, Record<string, Endpoint> | undefined>;

async function endpointOf(resource: string, name: string): Promise<Endpoint> {
  const early = (searchContract as Calls)[resource]?.[name];
  if (early) return early;
  const { contract } = await import("./contract/contract.ts").catch(() => {
    throw new ApiError("NETWORK");
  });
  const endpoint = (contract as Calls)[resource]?.[name];
  if (!endpoint) throw new TypeError(`The contract has no call ${resource}.${name}`);
  return endpoint;
}

/** Substitutes the parameters in a path such as `/anonymous/orders/{uuid}`. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Serialises the query; drops null and undefined, joins lists with commas. */
export function queryEntries(query: Record<string, unknown> = {}): [string, string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined
      ? []
      : [[name, Array.isArray(value) ? value.join(",") : String(value)]],
  );
}

async function call(
  http: KyInstance,
  settings: ClientSettings,
  endpoint: Endpoint,
  input: LooseInput,
  { signal, idempotencyKey }: CallOptions,
): Promise<unknown> {
  const path = fillPath(endpoint.path, input.params);
  const searchParams = new URLSearchParams(queryEntries(input.query));
  const brought = settings.brought?.(searchParams.size === 0 ? path : `${path}?${searchParams}`);
  if (brought) {
    // Parsed one at a time, so that a phone can scroll in between.
    await yieldToMain();
    return checked(endpoint, 200, brought);
  }
  const token = settings.token();
  let response: Response;
  try {
    response = await http(path, {
      method: endpoint.method,
      searchParams,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(endpoint.method === "GET" ? {} : { "idempotency-key": idempotencyKey ?? randomUuid() }),
      },
      ...(endpoint.body ? { json: input.body ?? {} } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (thrown) {
    signal?.throwIfAborted();
    throw told(settings, thrown);
  }
  return readAnswer(endpoint, response, signal);
}

async function readAnswer(endpoint: Endpoint, response: Response, signal: AbortSignal | undefined) {
  const body = await response.json().catch(() => {
    signal?.throwIfAborted();
    throw new ApiError("INVALID_ANSWER", { status: response.status, message: `${endpoint.path}: not JSON` });
  });
  const count = response.headers.get("x-total-count");
  return checked(endpoint, response.status, { body, totalCount: count === null ? null : Number(count) });
}

function checked(endpoint: Endpoint, status: number, { body, totalCount }: BroughtAnswer): unknown {
  const parsed = z.safeParse(endpoint.answer, body);
  if (!parsed.success) {
    const [fault] = parsed.error.issues;
    const message = `${endpoint.path}: ${fault?.path.join(".") ?? ""}: ${fault?.message ?? "Invalid value"}`;
    throw new ApiError("INVALID_ANSWER", { status, message });
  }
  if (!endpoint.paginated) return parsed.data;
  if (!Number.isInteger(totalCount)) {
    throw new ApiError("INVALID_ANSWER", { status, message: `${endpoint.path}: no x-total-count` });
  }
  return { items: parsed.data, totalCount };
}

function told(settings: ClientSettings, thrown: unknown): ApiError {
  if (thrown instanceof HTTPError) {
    const refusal = refusalOf(thrown.response.status, thrown.data);
    if (refusal.code === "UNAUTHENTICATED") settings.onUnauthenticated();
    if (refusal.code === "OLD_APP_VERSION") settings.onOldVersion();
    return refusal;
  }
  const unreachable = thrown instanceof NetworkError || thrown instanceof TimeoutError;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new ApiError(unreachable ? "NETWORK" : "INVALID_ANSWER", { message });
}
