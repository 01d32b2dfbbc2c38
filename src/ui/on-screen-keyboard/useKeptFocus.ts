import { type RefObject, useEffect } from "react";

/** Kinds of events by which a dialog notices a press outside it, or a press takes the focus. */
const presses = ["pointerdown", "mousedown", "touchstart"] as const;

/** Lets presses on an element neither take the focus nor close the dialog that has it. */
export function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const kept = element.current;
    if (!kept) return;
    const keep = (event: Event) => {
      event.stopPropagation();
      // A touch that is prevented presses nothing.
      if (event.type !== "touchstart") event.preventDefault();
    };
    for (const press of presses) kept.addEventListener(press, keep);
    return () => {
      for (const press of presses) kept.removeEventListener(press, keep);
    };
  }, [element]);
}
