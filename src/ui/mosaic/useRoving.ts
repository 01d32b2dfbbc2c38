import { type RefObject, useLayoutEffect, useRef } from "react";

const actionable = "a[href], button";

export const cellSelector = "[data-place]";

/** The cell of an element inside the mosaic, counted from 0; -1 outside of every cell. */
export function placeOf(element: Element): number {
  return Number(element.closest(cellSelector)?.getAttribute("data-place") ?? -1);
}

/** What can be acted on in a cell, in order. */
export function actionsOf(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(actionable)];
}

function settle(cells: Iterable<Element>, stop: number) {
  for (const cell of cells) {
    const tabIndex = placeOf(cell) === stop ? 0 : -1;
    const actions = actionsOf(cell);
    for (const action of actions) if (action.tabIndex !== tabIndex) action.tabIndex = tabIndex;
    // The photograph that was waited for with the focus on its place takes the focus over.
    if (cell === document.activeElement) actions[0]?.focus({ preventScroll: true });
  }
}

/** The cells in which something came. What goes, as a placeholder once its image is there, asks for nothing. */
function cellsIn(records: readonly MutationRecord[]): Set<Element> {
  const cells = new Set<Element>();
  for (const { target, addedNodes } of records) {
    if (addedNodes.length === 0 || !(target instanceof Element)) continue;
    const around = target.closest(cellSelector);
    if (around) cells.add(around);
    for (const added of around ? [] : addedNodes) {
      if (!(added instanceof Element)) continue;
      for (const cell of added.querySelectorAll(cellSelector)) cells.add(cell);
    }
  }
  return cells;
}

/**
 * One tab stop for the whole mosaic: what stands in one cell is reached by Tab, the rest by arrows.
 * @param root the grid
 * @param place the cell of the tab stop
 */
export function useRoving(root: RefObject<HTMLElement | null>, place: number): void {
  const stop = useRef(place);
  useLayoutEffect(() => {
    stop.current = place;
    if (root.current) settle(root.current.querySelectorAll(cellSelector), place);
  }, [root, place]);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // Scrolling brings other cells, and a picture that replaces its skeleton draws itself without the mosaic.
    const observer = new MutationObserver((records) => settle(cellsIn(records), stop.current));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);
}
