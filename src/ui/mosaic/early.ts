import { cellCount, type MosaicShape, pageHeight, rowCount } from "./grid.ts";
import { type MosaicContents, measuresFor } from "./measured.ts";

/** The pictures that a server draws, which knows no width: two rows on a desktop, four on a phone. */
const drawn = 8;

/** Rows of two: on a phone they stay the same elements once they are measured. */
export const earlyColumns = 2;

/** The first rows as a server draws them. */
export function earlyShape({ totalCount, advertEvery }: MosaicContents): MosaicShape {
  return { totalCount: Math.min(drawn, totalCount), advertEvery, columns: earlyColumns, rowHeight: 0 };
}

/** Their indices; none where the server drew nothing. */
export const earlyRows = (contents: MosaicContents, early: boolean) =>
  Array.from({ length: early ? rowCount(earlyShape(contents)) : 0 }, (_, row) => row);

/** A usual width of the mosaic for each number of columns, in pixels. */
const usualWidths = [
  [2, 358],
  [3, 720],
  [4, 1200],
] as const;

/**
 * The room of the rows that are not drawn yet, so that the page can be scrolled before it is measured: for each number of columns
 * the height, in pixels, at a usual width. It grows with the width, but for the gaps.
 */
export function earlyRooms(
  contents: MosaicContents,
): { columns: 2 | 3 | 4; width: number; height: number }[] {
  const cells = cellCount(earlyShape(contents));
  return usualWidths.map(([columns, width]) => {
    const { shape } = measuresFor(width, contents);
    const above = Math.ceil(cells / columns) * shape.rowHeight;
    return { columns, width, height: Math.max(0, pageHeight(shape) - above) };
  });
}
