import { type RefObject, useEffect, useRef } from "react";

/**
 * Escape pressed in an element, before anybody else hears of it: a dialog around listens on the document as the event
 * goes down, where stopping it from inside comes too late.
 * @param act returns whether the key was used; where it was not, it goes on
 */
export function useEscapeFirst(element: RefObject<HTMLElement | null>, act: () => boolean) {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.target !== element.current || event.isComposing) return;
      if (!newest.current()) return;
      event.stopPropagation();
      event.preventDefault();
    }
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [element]);
}
