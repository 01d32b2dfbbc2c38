import { type RefObject, useEffect, useRef } from "react";

/**
 * Handles Escape in an element before any other listener: a surrounding dialog listens on the document in the capture
 * phase, where stopping the event from inside is too late.
 * @param act returns whether it used the key; otherwise the event continues
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
