import * as z from "zod/mini";
import { takesCookies } from "../browser/browserStorage.ts";
import { yieldToMain } from "../browser/yieldToMain.ts";
import { ApiError } from "./apiError.ts";
import type { Contract } from "./contract/contract.ts";
import type { Answer, BodyInput, Endpoint, Params, Query } from "./contract/endpoint.ts";
import type { BroughtAnswer } from "./contract/firstView.ts";
import { searchContract } from "./contract/searchContract.ts";
import type { CallOptions, HttpSettings, MutationCallOptions, Send } from "./http.ts";

// The shop's Content-Security-Policy forbids eval, which zod would otherwise try.
z.config({ jitless: true });

export interface ClientSettings extends HttpSettings {
  /** Returns a preloaded response, by path and query below /api. Default: none. */
  brought?: ((address: string) => BroughtAnswer | undefined) | null;
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

export type Call<E extends Endpoint> = E extends { method: "GET" }
  ? Record<never, never> extends CallInput<E>
    ? (input?: CallInput<E>, options?: CallOptions) => Promise<CallAnswer<E>>
    : (input: CallInput<E>, options?: CallOptions) => Promise<CallAnswer<E>>
  : (input: CallInput<E>, options: MutationCallOptions) => Promise<CallAnswer<E>>;

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
  let http: Send | undefined;
  const send: Send = async (...request) => {
    http ??= (await loaded(import("./http.ts"))).createHttp(settings);
    return http(...request);
  };
  return byName((resource) =>
    byName((name) => async (input: LooseInput = {}, options: CallOptions = {}) => {
      const endpoint = await endpointOf(resource, name);
      if (endpoint.method !== "GET" && !takesCookies()) throw new ApiError("COOKIES_REFUSED");
      return call(send, settings, endpoint, input, options);
    }),
  ) as Client;
}

/** A proxy that creates entries on access: the names of calls are only known once the contract has loaded. */
function byName(make: (name: string) => unknown): unknown {
  return new Proxy({}, { get: (_, name) => (typeof name === "string" ? make(name) : undefined) });
}

type Calls = Record<string, Record<string, Endpoint> | undefined>;

async function endpointOf(resource: string, name: string): Promise<Endpoint> {
  const early = (searchContract as Calls)[resource]?.[name];
  if (early) return early;
  const { contract } = await loaded(import("./contract/contract.ts"));
  const endpoint = (contract as Calls)[resource]?.[name];
  if (!endpoint) throw new TypeError(`The contract has no call ${resource}.${name}`);
  return endpoint;
}

/** To a caller, code that cannot be loaded is a call that cannot be sent. */
const loaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(() => {
    throw new ApiError("NETWORK");
  });

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
  send: Send,
  { brought }: ClientSettings,
  endpoint: Endpoint,
  input: LooseInput,
  options: CallOptions,
): Promise<unknown> {
  const path = fillPath(endpoint.path, input.params);
  const searchParams = new URLSearchParams(queryEntries(input.query));
  const answer = brought?.(searchParams.size === 0 ? path : `${path}?${searchParams}`);
  if (answer) {
    // Parsed one at a time, so that a phone can scroll in between.
    await yieldToMain();
    return checked(endpoint, 200, answer);
  }
  const response = await send(endpoint, { path, searchParams }, input.body, options);
  return readAnswer(endpoint, response, options.signal);
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
