import { type RefObject, useLayoutEffect, useRef } from "react";

const actionable = "a[href], button";

export const cellSelector = "[data-place]";

/** Returns the cell index of an element inside the mosaic, from 0; -1 outside of every cell. */
export function placeOf(element: Element): number {
  return Number(element.closest(cellSelector)?.getAttribute("data-place") ?? -1);
}

/** Returns the focusable actions of a cell, in order. */
export function actionsOf(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(actionable)];
}

function settle(cells: Iterable<Element>, stop: number) {
  for (const cell of cells) {
    const tabIndex = placeOf(cell) === stop ? 0 : -1;
    const actions = actionsOf(cell);
    for (const action of actions) if (action.tabIndex !== tabIndex) action.tabIndex = tabIndex;
    // A picture that loads while its placeholder has the focus takes the focus over.
    if (cell === document.activeElement) actions[0]?.focus({ preventScroll: true });
  }
}

/** Returns the cells with added content. Removals, such as a placeholder replaced by its image, need no action. */
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
 * Roving tabindex for the mosaic: Tab reaches one cell's content, arrows reach the rest.
 * @param root the grid
 * @param place the cell of the tab stop
 */
export function useRoving(root: RefObject<HTMLElement | null>, place: number): void {
  const stop = useRef(place);
  /** The cell with the tab stop: its element may show another cell by now. */
  const held = useRef<Element>(null);
  useLayoutEffect(() => {
    stop.current = place;
    const next = root.current?.querySelector(`[data-place="${place}"]`);
    const changed = held.current ? [held.current, next] : root.current?.querySelectorAll(cellSelector);
    settle(
      [...(changed ?? [])].filter((cell) => cell instanceof Element),
      place,
    );
    held.current = next ?? null;
  }, [root, place]);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // Scrolling adds cells, and a picture replaces its skeleton without rendering the mosaic.
    const observer = new MutationObserver((records) => settle(cellsIn(records), stop.current));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);
}
