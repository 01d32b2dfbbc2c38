/** Arithmetic of the mosaic: every row has one height, so a place is a product and a row is a division. */

export interface MosaicShape {
  /** Pictures in all. */
  totalCount: number;
  /** Pictures between two adverts; 0 for no adverts. */
  advertEvery: number;
  /** Cells in a row. */
  columns: number;
  /** Height of a row with the gap under it, in pixels. */
  rowHeight: number;
}

export type MosaicCell = { kind: "picture"; index: number } | { kind: "advert"; index: number };

/** How many cells there are, adverts included. One comes after each full run of pictures. */
export function cellCount({ totalCount, advertEvery }: MosaicShape): number {
  return totalCount + (advertEvery > 0 ? Math.floor(totalCount / advertEvery) : 0);
}

/** What stands in a cell, counted from 0 in reading order. */
export function cellAt({ advertEvery }: MosaicShape, cell: number): MosaicCell {
  if (advertEvery <= 0) return { kind: "picture", index: cell };
  const cycle = advertEvery + 1;
  const round = Math.floor(cell / cycle);
  const place = cell % cycle;
  return place === advertEvery
    ? { kind: "advert", index: round }
    : { kind: "picture", index: round * advertEvery + place };
}

export function rowCount(shape: MosaicShape): number {
  return Math.ceil(cellCount(shape) / shape.columns);
}

/**
 * The rows in view and some beyond; out of view the row nearest to it, so that there is always a cell to enter by.
 * @param top pixels of the mosaic above the window's upper edge; negative while it begins below it
 * @param height the window's height, in pixels
 * @param overscan rows kept on each side
 * @returns first row, and the one after the last
 */
export function rowsInView(
  shape: MosaicShape,
  top: number,
  height: number,
  overscan: number,
): [first: number, end: number] {
  const rows = rowCount(shape);
  const first = Math.floor(top / shape.rowHeight) - overscan;
  const end = Math.ceil((top + height) / shape.rowHeight) + overscan;
  return [Math.max(0, Math.min(first, rows - 1)), Math.min(rows, Math.max(1, end))];
}

/** First and last picture of some rows, as indices, or null where they hold none. */
export function picturesOfRows(
  shape: MosaicShape,
  first: number,
  end: number,
): [first: number, last: number] | null {
  const cells = cellCount(shape);
  const indices: number[] = [];
  for (const edge of [first * shape.columns, Math.min(cells, end * shape.columns) - 1]) {
    if (edge < 0 || edge >= cells) return null;
    const cell = cellAt(shape, edge);
    indices.push(cell.kind === "picture" ? cell.index : (cell.index + 1) * shape.advertEvery - 1);
  }
  const [from = 0, to = 0] = indices;
  // A range that begins on an advert begins at the picture after it, if there is one.
  const start = cellAt(shape, first * shape.columns).kind === "advert" ? from + 1 : from;
  return start > to ? null : [start, to];
}

/** Browsers give up on pages past some 16 million device pixels, which a phone counts three to a CSS pixel. */
const tallest = 5_000_000;

/** Pixels of all rows, as if a page could be that tall. */
export function fullHeight(shape: MosaicShape): number {
  return rowCount(shape) * shape.rowHeight;
}

/** Pixels that the page really gets. */
export function pageHeight(shape: MosaicShape): number {
  return Math.min(fullHeight(shape), tallest);
}

/**
 * Where a mosaic is taller than a page can be, the same pixel of the page stands for several rows, and the shift says for which.
 * @param top pixels of all rows above the window's upper edge
 * @param height the window's height, in pixels
 * @returns how far rows are drawn above their own place, in pixels; 0 for every mosaic that fits
 */
export function shiftAt(shape: MosaicShape, top: number, height: number): number {
  const excess = fullHeight(shape) - pageHeight(shape);
  if (excess === 0) return 0;
  const share = top / (fullHeight(shape) - height);
  return Math.round(Math.min(Math.max(share, 0), 1) * excess);
}

/**
 * The shift after a scroll: a leap goes where the scrollbar points in proportion, a small way moves each row by as much.
 * @param before the shift and the page's pixels above the window before the scroll
 * @param top the page's pixels above the window now
 * @param height the window's height, in pixels
 * @returns the shift, and how far the page must be scrolled so that the same rows stay in view
 */
export function shiftAfterScroll(
  shape: MosaicShape,
  before: { shift: number; top: number },
  top: number,
  height: number,
): { shift: number; scrollBy: number } {
  const page = pageHeight(shape);
  if (page === fullHeight(shape)) return { shift: 0, scrollBy: 0 };
  if (Math.abs(top - before.top) >= height) {
    const share = Math.min(Math.max(top / (page - height), 0), 1);
    return { shift: Math.round(share * (fullHeight(shape) - page)), scrollBy: 0 };
  }
  // Away from the page's ends nothing hinders; near them the page would end before its rows do.
  if (top > height && top < page - 2 * height) return { shift: before.shift, scrollBy: 0 };
  const shift = shiftAt(shape, top + before.shift, height);
  return { shift, scrollBy: before.shift - shift };
}
