import { useEffect } from "react";

/** How long what a press removes may take to go, in milliseconds: a call to the server. */
const watchMs = 5000;
const lookMs = 100;

/**
 * Gives the focus to the page where a press has removed, hidden or disabled what had it: keys and screen readers go on from there.
 * A focus that went away on purpose, with Tab past the end of the page or a press beside all controls, is left alone.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let last: EventTarget | null = document.activeElement;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const keep = () => {
      clearInterval(timer);
      const end = Date.now() + watchMs;
      timer = setInterval(() => {
        if (document.activeElement === document.body && !canHaveFocus(last))
          document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
        if (Date.now() > end) clearInterval(timer);
      }, lookMs);
    };
    const kinds = ["click", "change"] as const;
    document.addEventListener("focusin", note);
    for (const kind of kinds) document.addEventListener(kind, keep, { capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener("focusin", note);
      for (const kind of kinds) document.removeEventListener(kind, keep, { capture: true });
    };
  }, []);
}

const canHaveFocus = (element: EventTarget | null) =>
  !(element instanceof HTMLElement) ||
  (element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== "hidden" &&
    !element.matches(":disabled, [inert] *"));
