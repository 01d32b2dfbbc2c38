import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let unmounts = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether stories have been unmounted since this one was mounted. */
export function useUnmounted(): boolean {
  const [before] = useState(unmounts);
  return useSyncExternalStore(subscribe, () => unmounts > before);
}

/** Unmounts every story, synchronously. */
export function unmountAll(): void {
  unmounts += 1;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
