import { breakpoints } from "../theme/breakpoints.ts";
import { type MosaicArrangement, type MosaicShape, rowCount, rowsInView, shiftAt } from "./grid.ts";

/** Rows drawn above and below the window. */
export const overscan = 2;

/** Pixels between two cells: on a phone, and from tablet width up. */
export const gaps = { narrow: 8, wide: 12 } as const;

export interface MosaicContents {
  totalCount: number;
  advertEvery: number;
  /** Aspect ratio of a picture. */
  ratio: number;
  /** Arranges its cells in sections; undefined for pictures in one run. */
  arrange?: ArrangeMosaic | undefined;
}

/** Returns the same object for the same columns and adverts. */
export type ArrangeMosaic = (columns: number, advertEvery: number) => MosaicArrangement;

export interface Measures {
  shape: MosaicShape;
  /** Pixels between two cells. */
  gap: number;
  /** The row whose elements have key 0: after a jump, existing elements are reused for the new rows. */
  zero: number;
}

/** The measured shape and the rows to render. */
export interface Measured extends Measures {
  first: number;
  end: number;
  /** Upward offset of the rows from their own place, in pixels; 0 unless the page would be too tall. */
  shift: number;
  /** The page's pixels above the window at measurement. */
  top: number;
}

/** Number of columns by the mosaic's own width, not the screen's. */
function columnsFor(width: number): number {
  if (width < breakpoints.tablet) return 2;
  return width < breakpoints.desktop ? 3 : 4;
}

/**
 * @param width the mosaic's, in pixels
 * @param strip height of its strip, in pixels; 0 for none
 * @param caption height below each picture for its caption, in pixels
 */
export function measuresFor(
  width: number,
  { totalCount, advertEvery, ratio, arrange }: MosaicContents,
  strip = 0,
  caption = 0,
  zero = 0,
): Measures {
  const columns = columnsFor(width);
  const gap = width < breakpoints.tablet ? gaps.narrow : gaps.wide;
  const tile = (width - gap * (columns - 1)) / columns;
  const rowHeight = Math.round(tile / ratio) + caption + gap;
  const stripHeight = strip > 0 ? strip + gap : 0;
  const arranged = arrange?.(columns, advertEvery);
  return { shape: { totalCount, advertEvery, columns, rowHeight, stripHeight, arranged }, gap, zero };
}

/** What to render at the page's current scroll position. */
export function measuredAtPage(measures: Measures, top: number, height: number): Measured {
  const shift = shiftAt(measures.shape, top, height);
  const [first, end] = rowsInView(measures.shape, top + shift, height, overscan);
  return { ...measures, first, end, shift, top };
}

/** What to render around a place, given in pixels of all rows; the page must then scroll to its `top`. */
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
    one.rowHeight === other.rowHeight &&
    one.stripHeight === other.stripHeight &&
    one.arranged === other.arranged
  );
}

/** Rows rendered at once while the page scrolls: whatever a rendering costs besides its rows is paid half as often. */
const rowsAtOnce = 2;

/**
 * The rows wanted, and as many more as are rendered at once on the side where a single one is missing. After a jump several are: the rows at
 * rest do not depend on how the page came there.
 */
export function rowsAhead(rendered: Measured, wanted: Measured): Measured {
  const more = (missing: number) => (missing === 1 ? rowsAtOnce - 1 : 0);
  return {
    ...wanted,
    first: Math.max(0, wanted.first - more(rendered.first - wanted.first)),
    end: Math.min(rowCount(wanted.shape), wanted.end + more(wanted.end - rendered.end)),
  };
}

/** The row that Tab enters: with the rows that scrolling passes before the next rendering, in view or at most one above it. */
export const tabRow = ({ shape, first }: Measured): number =>
  first === 0 ? 0 : Math.min(first + overscan + rowsAtOnce - 1, rowCount(shape) - 1);

/** Whether the rendered rows include those wanted, and few more: those go when the next ones come, in one rendering. */
export function coversRows(rendered: Measured, wanted: Measured): boolean {
  const more = rendered.end - rendered.first - (wanted.end - wanted.first);
  return (
    rendered.first <= wanted.first &&
    wanted.end <= rendered.end &&
    more <= rowsAtOnce &&
    rendered.shift === wanted.shift
  );
}
