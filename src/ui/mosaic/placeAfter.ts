import { cellCount, type MosaicShape, rowCount } from "./grid.ts";

export interface PressedKey {
  key: string;
  /** Whether Control is pressed. */
  ctrlKey: boolean;
}

/**
 * Returns where a key leads from a cell, as in the ARIA Authoring Practices' grid; both count from 0 in reading order.
 * @param rowsInWindow rows per window, for Page Down and Page Up
 * @returns the same cell if there is none that way, or null for an unrelated key
 */
export function placeAfter(
  shape: MosaicShape,
  place: number,
  { key, ctrlKey }: PressedKey,
  rowsInWindow: number,
): number | null {
  const { columns } = shape;
  const last = cellCount(shape) - 1;
  const row = Math.floor(place / columns);
  if (ctrlKey) return { Home: 0, End: last }[key] ?? null;
  const leap = (rows: number) => {
    const to = Math.min(Math.max(0, row + rows), rowCount(shape) - 1);
    // A short last row: its last cell counts as below all cells past its end.
    return to === row ? place : Math.min(place + (to - row) * columns, last);
  };
  switch (key) {
    case "ArrowRight":
      return Math.min(place + 1, last);
    case "ArrowLeft":
      return Math.max(place - 1, 0);
    case "ArrowDown":
      return leap(1);
    case "ArrowUp":
      return leap(-1);
    case "PageDown":
      return leap(rowsInWindow);
    case "PageUp":
      return leap(-rowsInWindow);
    case "Home":
      return row * columns;
    case "End":
      return Math.min((row + 1) * columns - 1, last);
    default:
      return null;
  }
}
