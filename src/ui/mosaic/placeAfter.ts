import { cellCount, type MosaicShape, rowCount } from "./grid.ts";

/**
 * Where a key leads from a cell; both are counted from 0 in reading order.
 * @returns the cell itself where there is none that way, or null for a key that means nothing here
 */
export function placeAfter(shape: MosaicShape, place: number, key: string): number | null {
  const { columns } = shape;
  const last = cellCount(shape) - 1;
  const row = Math.floor(place / columns);
  switch (key) {
    case "ArrowRight":
    case "PageDown":
      return Math.min(place + 1, last);
    case "ArrowLeft":
    case "PageUp":
      return Math.max(place - 1, 0);
    case "ArrowDown":
      // The last row may be short: its last cell is below all that stand past it.
      return row + 1 < rowCount(shape) ? Math.min(place + columns, last) : place;
    case "ArrowUp":
      return row > 0 ? place - columns : place;
    case "Home":
      return row * columns;
    case "End":
      return Math.min((row + 1) * columns - 1, last);
    default:
      return null;
  }
}
