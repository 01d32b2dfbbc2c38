import { type RefObject, useLayoutEffect, useRef } from "react";
import { actionsOf, cellSelector, placeOf } from "./useRoving.ts";

/**
 * Keeps the focus that a cell had before hydration: after measurement, another element may show its picture.
 * @param root the grid
 * @param isMeasured whether its rows are the measured ones
 */
export function useEarlyFocus(root: RefObject<HTMLElement | null>, isMeasured: boolean): void {
  const held = useRef<{ place: number; nth: number } | null>(null);
  useLayoutEffect(() => {
    if (!isMeasured) {
      const focused = document.activeElement;
      const cell = root.current?.contains(focused) ? focused?.closest(cellSelector) : null;
      if (!cell) return;
      held.current = { place: placeOf(cell), nth: actionsOf(cell).indexOf(focused as HTMLElement) };
      return;
    }
    if (!held.current) return;
    const { place, nth } = held.current;
    held.current = null;
    const cell = root.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (cell) (actionsOf(cell)[nth] ?? cell).focus({ preventScroll: true });
  }, [root, isMeasured]);
}
