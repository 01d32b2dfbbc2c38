import { useEffect, useRef } from "react";

/**
 * Debounces typing.
 * @param act called with the last text, in its latest version
 * @param ms milliseconds without a new text
 */
export function usePause(act: (text: string) => void, ms: number) {
  const newest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    /** Restarts the delay with a new text. */
    later(text: string) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => newest.current(text), ms);
    },
    now(text: string) {
      clearTimeout(timer.current);
      newest.current(text);
    },
    never() {
      clearTimeout(timer.current);
    },
  };
}
