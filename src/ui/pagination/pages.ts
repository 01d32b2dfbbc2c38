/** A page's number, or the gap before or after the pages around the current one. */
export type PageItem = number | "before" | "after";

/** Items in a row, whatever the current page: what is pressed does not move. */
const most = 7;

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/**
 * Returns what a row of pages shows: the first, the last and the current page with its neighbours. A gap stands for two
 * pages at least.
 * @param page the current page, from 1
 */
export function pageItems(page: number, count: number): PageItem[] {
  if (count <= most) return range(1, count);
  if (page <= 4) return [...range(1, 5), "after", count];
  if (page >= count - 3) return [1, "before", ...range(count - 4, count)];
  return [1, "before", ...range(page - 1, page + 1), "after", count];
}
