import { cellCount, type MosaicShape, rowCount } from "./grid.ts";

export interface PressedKey {
  key: string;
  /** Whether Control is held. */
  ctrlKey: boolean;
}

/**
 * Where a key leads from a cell, after the ARIA Authoring Practices' grid; both are counted from 0 in reading order.
 * @param rowsInWindow rows that a window holds: what Page Down and Page Up leap
 * @returns the cell itself where there is none that way, or null for a key that means nothing here
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
    // The last row may be short: its last cell is below all that stand past it.
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
