import { type RefObject, useLayoutEffect, useRef } from "react";

const actionable = "a[href], button";

export const cellSelector = "[aria-posinset]";

/** What can be acted on in a cell, in order. */
export function actionsOf(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(actionable)];
}

function settle(root: Element, stop: string) {
  for (const cell of root.querySelectorAll(cellSelector)) {
    const tabIndex = cell.getAttribute("aria-posinset") === stop ? 0 : -1;
    const actions = actionsOf(cell);
    for (const action of actions) if (action.tabIndex !== tabIndex) action.tabIndex = tabIndex;
    // The photograph that was waited for with the focus on its place takes the focus over.
    if (cell === document.activeElement) actions[0]?.focus({ preventScroll: true });
  }
}

/**
 * One tab stop for the whole mosaic: what stands in one cell is reached by Tab, the rest by arrows.
 * @param root the feed
 * @param place the cell of the tab stop, counted from 1 as aria-posinset does
 */
export function useRoving(root: RefObject<HTMLElement | null>, place: number): void {
  const stop = useRef("");
  // Each time, for scrolling brings other cells.
  useLayoutEffect(() => {
    stop.current = `${place}`;
    if (root.current) settle(root.current, stop.current);
  });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // A picture that replaces its skeleton draws itself without the mosaic.
    const observer = new MutationObserver(() => settle(element, stop.current));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);
}
