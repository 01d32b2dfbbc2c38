import { breakpoints } from "../theme/breakpoints.ts";
import { type MosaicShape, rowsInView, shiftAt } from "./grid.ts";

/** Rows drawn above and below the window. */
export const overscan = 2;

/** Pixels between two cells: on a phone, and from a tablet's width on. */
export const gaps = { narrow: 8, wide: 12 } as const;

export interface MosaicContents {
  totalCount: number;
  advertEvery: number;
  /** Width to height of a picture. */
  ratio: number;
  /** Pixels under a picture for its caption. */
  captionHeight: number;
}

export interface Measures {
  shape: MosaicShape;
  /** Pixels between two cells. */
  gap: number;
  /** The row whose elements bear the key 0: after a leap the elements that are there show the rows that come. */
  zero: number;
}

/** The measured shape and the rows to draw. */
export interface Measured extends Measures {
  first: number;
  end: number;
  /** How far rows are drawn above their own place, in pixels; 0 unless the page would be too tall. */
  shift: number;
  /** The page's pixels above the window when it was measured. */
  top: number;
}

/** Columns by the width of the mosaic itself, not of the screen. */
function columnsFor(width: number): number {
  if (width < breakpoints.tablet) return 2;
  return width < breakpoints.desktop ? 3 : 4;
}

/** @param width the mosaic's, in pixels */
export function measuresFor(
  width: number,
  { totalCount, advertEvery, ratio, captionHeight }: MosaicContents,
  zero = 0,
): Measures {
  const columns = columnsFor(width);
  const gap = width < breakpoints.tablet ? gaps.narrow : gaps.wide;
  const tile = (width - gap * (columns - 1)) / columns;
  const rowHeight = Math.round(tile / ratio) + captionHeight + gap;
  return { shape: { totalCount, advertEvery, columns, rowHeight }, gap, zero };
}

/** What to draw where the page stands already. */
export function measuredAtPage(measures: Measures, top: number, height: number): Measured {
  const shift = shiftAt(measures.shape, top, height);
  const [first, end] = rowsInView(measures.shape, top + shift, height, overscan);
  return { ...measures, first, end, shift, top };
}

/** What to draw around a place, given in pixels of all rows; the page is to be scrolled to its `top`. */
export function measuredAround(measures: Measures, place: number, height: number): Measured {
  const shift = shiftAt(measures.shape, place, height);
  const [first, end] = rowsInView(measures.shape, place, height, overscan);
  return { ...measures, first, end, shift, top: place - shift };
}

export function isSameShape(one: MosaicShape, other: MosaicShape): boolean {
  return (
    one.totalCount === other.totalCount &&
    one.advertEvery === other.advertEvery &&
    one.columns === other.columns &&
    one.rowHeight === other.rowHeight
  );
}
