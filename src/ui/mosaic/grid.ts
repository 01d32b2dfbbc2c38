import type { ReactNode } from "react";

/** Arithmetic of the mosaic: all rows have the same height, so a place is a product and a row is a division, but for one strip and headings. */

export interface MosaicShape {
  /** Total number of pictures. */
  totalCount: number;
  /** Pictures between two adverts; 0 for no adverts. */
  advertEvery: number;
  /** Cells in a row. */
  columns: number;
  /** Height of a row including the gap below it, in pixels. */
  rowHeight: number;
  /** Height of the strip after the first rows including the gap below it, in pixels; 0 for none. */
  stripHeight: number;
  /** Its cells in sections; undefined for pictures in one run. */
  arranged?: MosaicArrangement | undefined;
}

/** A blank fills the last row of a section. */
export interface MosaicCell {
  kind: "picture" | "advert" | "blank";
  index: number;
}

/** Cells in sections under headings, made by `arrangeSections`. */
export interface MosaicArrangement {
  /** In reading order. */
  cells: readonly MosaicCell[];
  /** Rows that hold the pictures which the server renders. */
  rowsAboveStrip: number;
  /** Pixels of all headings above a row, its own included. */
  headingsAbove: (row: number) => number;
  /** Pixels of a row's own heading; 0 for none. */
  headingOf: (row: number) => number;
  /** Renders the heading of a row, if it has one. @param gap pixels between two cells, or null before measurement */
  heading: (row: number, gap: number | null) => ReactNode;
  /** Returns the first row that fulfils a condition, which all rows after it fulfil too. */
  firstRow: (holds: (row: number) => boolean) => number;
  /** Returns the cell of a picture; of one that is not shown, the cell of the one shown before it. */
  cellOf: (index: number) => number;
  /** Returns the picture in a cell, or the nearest one before it. */
  pictureAt: (cell: number) => number;
  /** Returns the lowest and highest index of the pictures in some cells, or null if they contain none. */
  picturesOf: (from: number, end: number) => [first: number, last: number] | null;
  /** Returns the cell to go to for one that a key leads to, which may be blank. */
  settle: (cell: number, key: string) => number;
}

/** Returns the number of cells, adverts included. An advert follows each full run of pictures. */
export function cellCount({ totalCount, advertEvery, arranged }: MosaicShape): number {
  if (arranged) return arranged.cells.length;
  return totalCount + (advertEvery > 0 ? Math.floor(totalCount / advertEvery) : 0);
}

/** Returns the content of a cell, counted from 0 in reading order. */
export function cellAt({ advertEvery, arranged }: MosaicShape, cell: number): MosaicCell {
  const found = arranged?.cells[cell];
  if (found) return found;
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

/** Cells above the strip: those that the server renders, two rows on a desktop, four on a phone. */
export const cellsAboveStrip = 8;

/** Returns the number of rows above the strip; all of a short mosaic. */
export function rowsAboveStrip(shape: MosaicShape): number {
  return (
    shape.arranged?.rowsAboveStrip ?? Math.min(Math.ceil(cellsAboveStrip / shape.columns), rowCount(shape))
  );
}

/** Returns the pixels above a row, without the browser's limit. */
export function topOfRow(shape: MosaicShape, row: number): number {
  const above = row * shape.rowHeight + (row < rowsAboveStrip(shape) ? 0 : shape.stripHeight);
  return above + (shape.arranged?.headingsAbove(row) ?? 0);
}

/** Returns the first row that starts at some pixels or below them; it may lie outside the mosaic. */
export function rowFrom(shape: MosaicShape, pixels: number): number {
  if (shape.arranged) return shape.arranged.firstRow((row) => topOfRow(shape, row) >= pixels);
  const above = rowsAboveStrip(shape);
  if (pixels <= (above - 1) * shape.rowHeight) return Math.ceil(pixels / shape.rowHeight);
  return Math.max(above, Math.ceil((pixels - shape.stripHeight) / shape.rowHeight));
}

/** Returns the last row that starts at some pixels or above them; it may lie outside the mosaic. */
function rowAt(shape: MosaicShape, pixels: number): number {
  // Rows start at whole pixels.
  if (shape.arranged) return rowFrom(shape, Math.floor(pixels) + 1) - 1;
  const above = rowsAboveStrip(shape);
  if (pixels < above * shape.rowHeight) return Math.floor(pixels / shape.rowHeight);
  return Math.max(above - 1, Math.floor((pixels - shape.stripHeight) / shape.rowHeight));
}

/**
 * Returns the rows in view plus the overscan; out of view, the nearest row, so that there is always a cell to enter.
 * @param top pixels of the mosaic above the window's upper edge; negative while it starts below it
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
  const first = rowAt(shape, top) - overscan;
  const end = rowFrom(shape, top + height) + overscan;
  return [Math.max(0, Math.min(first, rows - 1)), Math.min(rows, Math.max(1, end))];
}

/** Returns the first and last picture of some rows, as indices, or null if they contain none. */
export function picturesOfRows(
  shape: MosaicShape,
  first: number,
  end: number,
): [first: number, last: number] | null {
  if (shape.arranged) return shape.arranged.picturesOf(first * shape.columns, end * shape.columns);
  const cells = cellCount(shape);
  const indices: number[] = [];
  for (const edge of [first * shape.columns, Math.min(cells, end * shape.columns) - 1]) {
    if (edge < 0 || edge >= cells) return null;
    const cell = cellAt(shape, edge);
    indices.push(cell.kind === "picture" ? cell.index : (cell.index + 1) * shape.advertEvery - 1);
  }
  const [from = 0, to = 0] = indices;
  // A range that starts on an advert starts at the next picture, if there is one.
  const start = cellAt(shape, first * shape.columns).kind === "advert" ? from + 1 : from;
  return start > to ? null : [start, to];
}

/** Browsers fail on pages above some 16 million device pixels; a phone has three per CSS pixel. */
const tallest = 5_000_000;

/** Height of all rows in pixels, without the browser's limit. */
export function fullHeight(shape: MosaicShape): number {
  return topOfRow(shape, rowCount(shape));
}

/** Actual height of the page, in pixels. */
export function pageHeight(shape: MosaicShape): number {
  return Math.min(fullHeight(shape), tallest);
}

/**
 * If a mosaic is taller than a page can be, one pixel of the page stands for several rows; the shift selects them.
 * @param top pixels of all rows above the window's upper edge
 * @param height the window's height, in pixels
 * @returns upward offset of the rows from their own place, in pixels; 0 for every mosaic that fits
 */
export function shiftAt(shape: MosaicShape, top: number, height: number): number {
  const excess = fullHeight(shape) - pageHeight(shape);
  if (excess === 0) return 0;
  const share = top / (fullHeight(shape) - height);
  return Math.round(Math.min(Math.max(share, 0), 1) * excess);
}

/**
 * Returns the shift after a scroll: a jump follows the scrollbar's proportion, a short scroll moves rows by as much.
 * @param before the shift and the page's pixels above the window before the scroll
 * @param top the page's pixels above the window now
 * @param height the window's height, in pixels
 * @returns the shift, and the scroll correction that keeps the same rows in view
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
  // Needed near the page's ends only, where the page would end before its rows do.
  if (top > height && top < page - 2 * height) return { shift: before.shift, scrollBy: 0 };
  const shift = shiftAt(shape, top + before.shift, height);
  return { shift, scrollBy: before.shift - shift };
}
