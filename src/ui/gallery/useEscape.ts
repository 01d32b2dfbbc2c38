import { type RefObject, useEffect, useRef } from "react";

/** Handles Escape for the zoom before the surrounding dialog: Radix listens on the document, so this runs earlier. */
export function useEscape(root: RefObject<HTMLElement | null>, active: boolean, act: () => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!active) return;
    function press(event: KeyboardEvent) {
      const around = (element: Element | null | undefined) => element?.closest("[role='dialog']") ?? null;
      if (event.key !== "Escape" || around(root.current) !== around(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    }
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [root, active]);
}
