import { type Atom, useStore } from "jotai";
import { useCallback, useSyncExternalStore } from "react";

/**
 * Reads a part of an atom's value, and renders again only when that part changes. For a mosaic's thousands of tiles: no atom is made for
 * each part, and none renders a second time once it is mounted, as with `useAtomValue`.
 * @param select returns the part, a value that `Object.is` compares
 */
export function useAtomPart<Value, Part>(source: Atom<Value>, select: (value: Value) => Part): Part {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(source, onChange), [store, source]);
  const read = () => select(store.get(source));
  return useSyncExternalStore(subscribe, read, read);
}
