import { atom, type WritableAtom } from "jotai";
import { atomWithStorage, RESET } from "jotai/utils";
import * as z from "zod/mini";

export const storageKinds = ["local", "session"] as const;
export type StorageKind = (typeof storageKinds)[number];

/** Every key of ours, so that the shop shares an origin without touching others' values. */
const prefix = "dossard.";

// Reading the property alone throws where the browser forbids storage; Node has none.
function storageOf(kind: StorageKind): Storage | null {
  try {
    return (kind === "local" ? globalThis.localStorage : globalThis.sessionStorage) ?? null;
  } catch {
    return null;
  }
}

/** What is stored under a key, parsed; bad or missing data gives `fallback`. Never throws. */
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

/** Keeps a value as JSON; a full or forbidden storage loses it silently, the page goes on from memory. */
export function writeStored(kind: StorageKind, key: string, value: unknown): void {
  try {
    if (value === null || value === undefined) storageOf(kind)?.removeItem(prefix + key);
    else storageOf(kind)?.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Quota or private mode.
  }
}

type PersistedAtom<Value> = WritableAtom<Value, [Value | ((previous: Value) => Value)], void>;
const localAtoms: WritableAtom<unknown, [typeof RESET], void>[] = [];

/**
 * An atom kept in the browser's storage and parsed on read; bad data resets it to `initial`. Changes made in another
 * window of the shop arrive too (local storage only).
 */
export function persistedAtom<S extends z.ZodMiniType>(
  kind: StorageKind,
  key: string,
  schema: S,
  initial: z.output<S>,
): PersistedAtom<z.output<S>> {
  const read = () => readStored(kind, key, schema, initial);
  const stored = atomWithStorage<z.output<S>>(
    key,
    initial,
    {
      getItem: read,
      setItem: (_, value) => writeStored(kind, key, value),
      removeItem: () => writeStored(kind, key, null),
      subscribe: (_, changed) => {
        if (kind !== "local" || typeof window === "undefined") return undefined;
        const listen = (event: StorageEvent) => {
          if (event.key === prefix + key || event.key === null) changed(read());
        };
        window.addEventListener("storage", listen);
        return () => window.removeEventListener("storage", listen);
      },
    },
    { getOnInit: true },
  );
  if (kind === "local") localAtoms.push(stored as (typeof localAtoms)[number]);
  return stored as PersistedAtom<z.output<S>>;
}

/** Empties the local storage and every atom kept there (specification, section 2 "Checkout, truck"). */
export const clearLocalStorageAtom = atom(null, (_, set) => {
  storageOf("local")?.clear();
  for (const stored of localAtoms) set(stored, RESET);
});
