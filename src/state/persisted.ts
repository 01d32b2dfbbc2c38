import { atom, type WritableAtom } from "jotai";
import * as z from "zod/mini";
import { hydratedAtom } from "./hydrated.ts";

export const storageKinds = ["local", "session"] as const;
export type StorageKind = (typeof storageKinds)[number];

/** Prefix of all keys, so that the shop can share an origin. */
const prefix = "dossard.";

type KeptStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear">;

/** In-memory fallback if the browser blocks storage: a sign-in lasts until the page closes. */
function memoryStorage(): KeptStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
    clear: () => kept.clear(),
  };
}
const memory = { local: memoryStorage(), session: memoryStorage() };

// Merely reading the property throws if the browser blocks storage; Node has none.
function storageOf(kind: StorageKind): KeptStorage | null {
  try {
    return (kind === "local" ? globalThis.localStorage : globalThis.sessionStorage) ?? null;
  } catch {
    return memory[kind];
  }
}

/** Returns the parsed value of a key; `fallback` for malformed or missing data. Never throws. */
export function readStored<S extends z.ZodMiniType>(
  kind: StorageKind,
  key: string,
  schema: S,
  fallback: z.output<S>,
): z.output<S> {
  try {
    const raw = storageOf(kind)?.getItem(prefix + key);
    if (raw === null || raw === undefined) return fallback;
    const parsed = z.safeParse(schema, JSON.parse(raw));
    return parsed.success ? parsed.data : fallback;
  } catch {
    return fallback;
  }
}

/** Stores a value as JSON; if storage is full or blocked, the value silently stays in memory only. */
export function writeStored(kind: StorageKind, key: string, value: unknown): void {
  try {
    if (value === null || value === undefined) storageOf(kind)?.removeItem(prefix + key);
    else storageOf(kind)?.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Quota or private mode.
  }
}

type PersistedAtom<Value> = WritableAtom<Value, [Value | ((previous: Value) => Value)], void>;
const unset: unique symbol = Symbol("not changed by this store");
const forgetLocal: WritableAtom<null, [], void>[] = [];

/**
 * An atom persisted in the browser's storage. Each store reads it once, on first use; malformed data give `initial`, as
 * does a page still hydrating. Changes made in another window of the shop are picked up (local storage only).
 */
export function persistedAtom<S extends z.ZodMiniType>(
  kind: StorageKind,
  key: string,
  schema: S,
  initial: z.output<S>,
): PersistedAtom<z.output<S>> {
  type Value = z.output<S>;
  const read = () => readStored(kind, key, schema, initial);
  // No dependencies: computed once per store.
  const storedAtom = atom(read);
  const ownAtom = atom<Value | typeof unset>(unset);
  ownAtom.onMount = (set) => {
    if (kind !== "local" || typeof window === "undefined") return undefined;
    const listen = (event: StorageEvent) => {
      if (event.key === prefix + key || event.key === null) set(read());
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  };
  const valueAtom = atom((get): Value => {
    const own = get(ownAtom);
    if (own !== unset) return own;
    return get(hydratedAtom) ? get(storedAtom) : initial;
  });
  if (kind === "local") forgetLocal.push(atom(null, (_, set) => set(ownAtom, initial)));
  return atom(
    (get) => get(valueAtom),
    (get, set, change: Value | ((previous: Value) => Value)) => {
      const next =
        typeof change === "function" ? (change as (previous: Value) => Value)(get(valueAtom)) : change;
      set(ownAtom, next);
      writeStored(kind, key, next);
    },
  );
}

/** Clears the local storage and every atom persisted in it (specification, section 2 "Checkout, truck"). */
export const clearLocalStorageAtom = atom(null, (_, set) => {
  storageOf("local")?.clear();
  for (const forget of forgetLocal) set(forget);
});
