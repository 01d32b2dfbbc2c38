import {
  cellCount,
  cellsAboveStrip,
  type MosaicShape,
  pageHeight,
  rowCount,
  rowsAboveStrip,
  topOfRow,
} from "./grid.ts";
import { type MosaicContents, measuresFor } from "./measured.ts";

/** Rows of two: on a phone their elements survive the measurement. */
export const earlyColumns = 2;

/** The shape of the rows rendered by the server, which knows no width: those above the strip. */
export function earlyShape({ totalCount, advertEvery, arrange }: MosaicContents): MosaicShape {
  return {
    totalCount: Math.min(cellsAboveStrip, totalCount),
    advertEvery,
    columns: earlyColumns,
    rowHeight: 0,
    stripHeight: 0,
    arranged: arrange?.(earlyColumns, advertEvery),
  };
}

/** Their indices; none if the server rendered nothing. */
export const earlyRows = (contents: MosaicContents, early: boolean) =>
  Array.from({ length: early ? earlyRowCount(earlyShape(contents)) : 0 }, (_, row) => row);

const earlyRowCount = (shape: MosaicShape) => shape.arranged?.rowsAboveStrip ?? rowCount(shape);

/** A typical width of the mosaic for each number of columns, in pixels. */
const usualWidths = [
  [2, 358],
  [3, 720],
  [4, 1200],
] as const;

/**
 * Space for the rows not rendered yet, so that the page can scroll before measurement: for each number of columns the
 * height, in pixels, at a typical width. It scales with the width, except for the gaps.
 */
export function earlyRooms(
  contents: MosaicContents,
): { columns: 2 | 3 | 4; width: number; height: number }[] {
  const early = earlyShape(contents);
  return usualWidths.map(([columns, width]) => {
    const { shape } = measuresFor(width, contents);
    const above = early.arranged
      ? topOfRow(shape, rowsAboveStrip(shape) - 1) + shape.rowHeight
      : Math.ceil(cellCount(early) / columns) * shape.rowHeight;
    return { columns, width, height: Math.max(0, pageHeight(shape) - above) };
  });
}
