/** A rectangle of the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const everywhere: Box = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/**
 * Layout rounds to a 64th of a pixel, borders to whole ones: smaller differences are invisible. Browsers return places as
 * 24-bit floats: millions of pixels away, rounding errors grow in proportion.
 */
const tolerance = ({ top }: Box) => 1.5 + Math.abs(top) * 2 ** -22;

export const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 0.5 || bottom - top < 0.5;

/** @returns how far `inner` extends beyond `outer` on its worst side, in pixels; 0 within the tolerance */
export function excess(inner: Box, outer: Box): number {
  const most = Math.max(
    outer.left - inner.left,
    outer.top - inner.top,
    inner.right - outer.right,
    inner.bottom - outer.bottom,
  );
  return most > tolerance(inner) ? most : 0;
}

/** @returns whether the two share a visible area */
export function overlap(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.min(width, height) > tolerance(a);
}

export const intersection = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
