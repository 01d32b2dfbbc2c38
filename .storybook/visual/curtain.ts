import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let fallen = 0;
const watchers = new Set<() => void>();

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Whether the curtain has fallen since this story came on. */
export function useCurtain(): boolean {
  const [before] = useState(fallen);
  return useSyncExternalStore(watch, () => fallen > before);
}

/** Takes every story off the page, at once. */
export function dropCurtain(): void {
  fallen += 1;
  flushSync(() => {
    for (const watcher of watchers) watcher();
  });
}
