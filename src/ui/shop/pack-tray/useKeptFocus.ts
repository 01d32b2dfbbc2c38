import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in the list when the pressed place is emptied, and the next free place in view when the number of pictures
 * changes.
 */
export function useKeptFocus(list: RefObject<HTMLUListElement | null>, filled: number): void {
  const before = useRef({ filled, focused: -1 });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const note = () => {
      before.current.focused = [...element.children].findIndex((one) => one.contains(document.activeElement));
    };
    element.addEventListener("focusin", note);
    return () => element.removeEventListener("focusin", note);
  }, [list]);
  useEffect(() => {
    const element = list.current;
    const { filled: last, focused } = before.current;
    if (!element || last === filled) return;
    before.current.filled = filled;
    if (filled < last && focused >= 0 && document.activeElement === document.body) {
      const buttons = element.querySelectorAll("button");
      (buttons[Math.min(focused, buttons.length - 1)] ?? element).focus();
    }
    const next = element.querySelector<HTMLElement>("[data-next]");
    const end = next ? next.offsetLeft - element.offsetLeft + next.offsetWidth : element.scrollWidth;
    element.scrollTo({ left: end - element.clientWidth });
  }, [list, filled]);
}
