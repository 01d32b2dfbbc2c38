import { useEffect } from "react";

/** How long what a press removes may take to go, in milliseconds: a call to the server. */
const watchMs = 5000;
const lookMs = 100;

/** Gives the focus to the page where a press has removed what had it: keys and screen readers go on from there. */
export function useKeptFocus(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const keep = () => {
      clearInterval(timer);
      const end = Date.now() + watchMs;
      timer = setInterval(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
        if (Date.now() > end) clearInterval(timer);
      }, lookMs);
    };
    const watch = () => {
      // A press beside all controls has taken the focus away on purpose.
      if (document.activeElement === document.body) clearInterval(timer);
      else keep();
    };
    const kinds = ["click", "change"] as const;
    for (const kind of kinds) document.addEventListener(kind, watch, { capture: true });
    return () => {
      clearInterval(timer);
      for (const kind of kinds) document.removeEventListener(kind, watch, { capture: true });
    };
  }, []);
}
