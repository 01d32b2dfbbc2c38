import { type Atom, atom, type Getter, type WritableAtom } from "jotai";
import { unwrap } from "jotai/utils";
import { type ApiError, toApiError } from "../api/apiError.ts";
import type { Client } from "../api/client.ts";
import { apiAtom } from "./apiAtom.ts";
import { memoizeByKey } from "./memoizeByKey.ts";

/** State of data held by the server. */
export type QueryState<Data> =
  | { status: "loading" }
  | { status: "error"; error: ApiError }
  /** `refreshing`: newer data are loading; `refreshError`: the last refresh failed, these are the previous data. */
  | { status: "data"; data: Data; refreshing: boolean; refreshError: ApiError | null };

/** Reads as the query's state and loads on first use; setting it reloads and resolves once that has settled. */
export type QueryAtom<Data> = WritableAtom<QueryState<Data>, [], Promise<void>>;

export interface Loading {
  api: Client;
  /** Aborted when new parameters or a refresh make this load stale. */
  signal: AbortSignal;
}

export interface QueryOptions<Params, Data> {
  /** Dependencies of the load, read from other atoms: a change starts a new load. */
  params: (get: Getter) => Params;
  load: (params: Params, loading: Loading) => Promise<Data>;
  /** Age in milliseconds after which data are refetched when displayed again. Default: 60,000. */
  staleAfter?: number;
}

interface Good<Data> {
  key: string;
  data: Data;
  /** When the data arrived, in milliseconds. */
  at: number;
}
type Settled<Data> = { key: string; version: number } & (
  | { good: Good<Data>; error: ApiError | null }
  | { good: null; error: ApiError }
);

/**
 * The only way server data enters atoms. A load starts when the atom is first read and is shared by all readers, so
 * that neither two components nor StrictMode's double mount load twice. During a refresh with the same parameters, and
 * if it fails, the previous data stay.
 */
export function queryAtom<Params, Data>(options: QueryOptions<Params, Data>): QueryAtom<Data> {
  const { params, load, staleAfter = 60_000 } = options;
  const versionAtom = atom(0);
  // One container per store (no dependencies, so computed once): the last good data outlive a failed refresh.
  const lastAtom = atom(() => ({ good: null as Good<Data> | null }));
  const keyAtom = atom((get) => JSON.stringify(params(get)) ?? "");

  const settledAtom = atom(async (get, { signal }): Promise<Settled<Data>> => {
    const version = get(versionAtom);
    const key = get(keyAtom);
    const last = get(lastAtom);
    try {
      const data = await load(params(get), { api: get(apiAtom), signal });
      const good = { key, data, at: Date.now() };
      if (!signal.aborted) last.good = good;
      return { key, version, good, error: null };
    } catch (thrown) {
      const error = toApiError(thrown);
      return { key, version, good: last.good?.key === key ? last.good : null, error } as Settled<Data>;
    }
  });
  const latestAtom = unwrap(settledAtom, (previous) => previous);

  const stateAtom: QueryAtom<Data> = atom(
    (get): QueryState<Data> => {
      const latest = get(latestAtom);
      if (latest === undefined || latest.key !== get(keyAtom)) return { status: "loading" };
      const refreshing = latest.version !== get(versionAtom);
      if (latest.good) {
        return { status: "data", data: latest.good.data, refreshing, refreshError: latest.error };
      }
      return refreshing ? { status: "loading" } : { status: "error", error: latest.error };
    },
    async (get, set) => {
      set(versionAtom, (version) => version + 1);
      await get(settledAtom);
    },
  );

  const ageAtom = atom(null, (get, set) => {
    const state = get(stateAtom);
    const settled = state.status === "error" || (state.status === "data" && !state.refreshing);
    const age = Date.now() - (get(lastAtom).good?.at ?? 0);
    const failed = state.status === "data" && state.refreshError !== null;
    if (settled && (failed || age >= staleAfter)) void set(stateAtom);
  });
  // Displayed again after a while: shows the previous data and refetches in the background.
  const freshAtom = atom(0, (_, set) => set(ageAtom));
  freshAtom.onMount = (look) => {
    look();
    // What failed without a network returns with it.
    globalThis.addEventListener?.("online", look);
    return () => globalThis.removeEventListener?.("online", look);
  };

  return atom(
    (get) => {
      get(freshAtom);
      return get(stateAtom);
    },
    (_, set) => set(stateAtom),
  );
}

/** Creates one query per argument: `orderQuery(uuid)`. Equal arguments share an atom. */
export function queryFamily<Argument extends string | number | object | null, Data>(
  load: (argument: Argument, loading: Loading) => Promise<Data>,
  options: Pick<QueryOptions<Argument, Data>, "staleAfter"> = {},
): (argument: Argument) => QueryAtom<Data> {
  return memoizeByKey((argument) => queryAtom({ ...options, params: () => argument, load }));
}

/** Returns the data of a query, or undefined while there are none. */
export function dataOf<Data>(state: QueryState<Data>): Data | undefined {
  return state.status === "data" ? state.data : undefined;
}

/** Maps a query's data, keeping its states. */
export function mapQuery<From, To>(
  source: Atom<QueryState<From>>,
  map: (data: From, get: Getter) => To,
): Atom<QueryState<To>> {
  return atom((get) => {
    const state = get(source);
    return state.status === "data" ? { ...state, data: map(state.data, get) } : state;
  });
}
