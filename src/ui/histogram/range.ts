/** Bars selected by a brush, both ends included, counted from 0. */
export interface HistogramRange {
  first: number;
  last: number;
}

export const edges = ["first", "last"] as const;
/** An end of the range: each has its own thumb. */
export type Edge = (typeof edges)[number];

/** The range as reported: null if it covers every bar. */
export function told(range: HistogramRange, count: number): HistogramRange | null {
  return range.first === 0 && range.last === count - 1 ? null : range;
}

/** Moves one end to a bar, never past the other end. */
export function withEdge(range: HistogramRange, edge: Edge, bar: number, count: number): HistogramRange {
  return edge === "first"
    ? { ...range, first: Math.min(Math.max(bar, 0), range.last) }
    : { ...range, last: Math.max(Math.min(bar, count - 1), range.first) };
}

/** Moves the whole range by some bars, within bounds. */
export function moved(range: HistogramRange, by: number, count: number): HistogramRange {
  const kept = Math.min(Math.max(by, -range.first), count - 1 - range.last);
  return { first: range.first + kept, last: range.last + kept };
}

/** The range between two bars, in either order. */
export function between(one: number, other: number): HistogramRange {
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

/**
 * Returns where a key moves a thumb, as in the slider pattern.
 * @returns the bar, or null for an unrelated key
 */
export function barAfter(key: string, bar: number, count: number): number | null {
  const page = Math.max(2, Math.round(count / 10));
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return bar + 1;
    case "ArrowLeft":
    case "ArrowDown":
      return bar - 1;
    case "PageUp":
      return bar + page;
    case "PageDown":
      return bar - page;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
