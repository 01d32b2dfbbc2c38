import * as z from "zod/mini";
import { appVersion } from "../domain/limits.ts";
import { ApiError, refusalOf } from "./apiError.ts";
import type { Contract } from "./contract/contract.ts";
import type { Answer, BodyInput, Endpoint, Params, Query } from "./contract/endpoint.ts";
import { searchContract } from "./contract/searchContract.ts";
import { randomUuid } from "./randomUuid.ts";
import { type Reply, send } from "./transport.ts";

// The shop's Content-Security-Policy forbids eval, which zod would otherwise try.
z.config({ jitless: true });

export interface ClientSettings {
  /** What stands before /api: "" for the page's own server. */
  prefix: string;
  /** The stored customer token. */
  token: () => string | null;
  /** A call was answered 401. */
  onUnauthenticated: () => void;
  /** This page is older than the server allows. */
  onOldVersion: () => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a POST or PUT the same call as an earlier one, for a shopper who presses again. Default: a new one. */
  idempotencyKey?: string;
}

type OrNull<Q> = { [K in keyof Q]: Q[K] | null };
type Part<K extends string, V> = [V] extends [undefined]
  ? unknown
  : Record<never, never> extends V
    ? { [P in K]?: V }
    : { [P in K]: V };
/** What a call takes: a query value of null is left out. */
export type CallInput<E extends Endpoint> = Part<"params", Params<E>> &
  Part<"query", [Query<E>] extends [undefined] ? undefined : OrNull<Query<E>>> &
  Part<"body", BodyInput<E>>;

/** One page of a longer list. */
export interface Counted<Items> {
  items: Items;
  totalCount: number;
}
export type CallAnswer<E extends Endpoint> = E extends { counted: true } ? Counted<Answer<E>> : Answer<E>;

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
 * The contract as functions: `api.orders.byUuid({ params: { uuid } })`. Answers are checked by the contract's schemas;
 * a call of pages gives `{ items, totalCount }`. Throws `ApiError`, or the signal's own reason where it was aborted.
 */
export function createClient(settings: ClientSettings): Client {
  return byName((resource) =>
    byName((name) => async (input: LooseInput = {}, options: CallOptions = {}) => {
      const endpoint = await endpointOf(resource, name);
      return call(settings, endpoint, input, options);
    }),
  ) as Client;
}

/** An object that makes what it is asked for: the names of calls come with the contract, which comes with the first. */
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

/** `/anonymous/orders/{uuid}` with its parameters put in. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The query as text; null and undefined are dropped, lists are joined with commas. */
export function queryEntries(query: Record<string, unknown> = {}): [string, string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined
      ? []
      : [[name, Array.isArray(value) ? value.join(",") : String(value)]],
  );
}

async function call(
  settings: ClientSettings,
  endpoint: Endpoint,
  input: LooseInput,
  { signal, idempotencyKey }: CallOptions,
): Promise<unknown> {
  const token = settings.token();
  const query = new URLSearchParams(queryEntries(input.query)).toString();
  const url = `${settings.prefix}/api${fillPath(endpoint.path, input.params)}${query && `?${query}`}`;
  const request = {
    method: endpoint.method,
    headers: {
      "x-app-version": appVersion,
      accept: "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.method === "GET" ? {} : { "idempotency-key": idempotencyKey ?? randomUuid() }),
      ...(endpoint.body ? { "content-type": "application/json" } : {}),
    },
    ...(endpoint.body ? { body: JSON.stringify(input.body ?? {}) } : {}),
  };
  const reply = await send(url, request, signal).catch((thrown: unknown) => {
    signal?.throwIfAborted();
    throw new ApiError("NETWORK", { message: thrown instanceof Error ? thrown.message : String(thrown) });
  });
  if (reply.status < 200 || reply.status > 299) throw refused(settings, reply);
  return readAnswer(endpoint, reply);
}

function readAnswer(endpoint: Endpoint, { status, headers, body }: Reply) {
  if (body === undefined) {
    throw new ApiError("INVALID_ANSWER", { status, message: `${endpoint.path}: not JSON` });
  }
  const parsed = z.safeParse(endpoint.answer, body);
  if (!parsed.success) {
    const [fault] = parsed.error.issues;
    const message = `${endpoint.path}: ${fault?.path.join(".") ?? ""}: ${fault?.message ?? "Invalid value"}`;
    throw new ApiError("INVALID_ANSWER", { status, message });
  }
  if (!endpoint.counted) return parsed.data;
  const totalCount = Number(headers.get("x-total-count") ?? Number.NaN);
  if (!Number.isInteger(totalCount)) {
    throw new ApiError("INVALID_ANSWER", { status, message: `${endpoint.path}: no x-total-count` });
  }
  return { items: parsed.data, totalCount };
}

function refused(settings: ClientSettings, { status, body }: Reply): ApiError {
  const refusal = refusalOf(status, body);
  if (refusal.code === "UNAUTHENTICATED") settings.onUnauthenticated();
  if (refusal.code === "OLD_APP_VERSION") settings.onOldVersion();
  return refusal;
}
