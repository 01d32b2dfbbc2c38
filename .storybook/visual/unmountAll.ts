import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let unmounts = 0;
let renders = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const tell = () =>
  flushSync(() => {
    for (const listener of listeners) listener();
  });

/** Whether stories have been unmounted since this one was mounted. Renders its component again with `renderAll`. */
export function useUnmounted(): boolean {
  const [before] = useState(unmounts);
  return useSyncExternalStore(subscribe, () => (unmounts > before ? -1 : renders)) === -1;
}

/** Unmounts every story, synchronously. */
export function unmountAll(): void {
  unmounts += 1;
  tell();
}

/** Renders every story once more, synchronously, with the same arguments. */
export function renderAll(): void {
  renders += 1;
  tell();
}
