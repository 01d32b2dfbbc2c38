import { picturePageSize } from "../../domain/shop/limits.ts";
import { offsetOf } from "./scopeView.ts";

/** Pictures before and after those drawn whose page is asked for too: some four windows of a desktop. */
export const ahead = 60;

/**
 * The pages, by the place where they begin, of some pictures and of those around them.
 * @param first the first picture drawn, from 0
 * @param last the last one
 * @param count pictures in all
 */
export function pagesNear(first: number, last: number, count: number): number[] {
  const from = offsetOf(Math.max(0, first - ahead));
  const to = offsetOf(Math.max(0, Math.min(count - 1, last + ahead)));
  const pages: number[] = [];
  for (let page = from; page <= to; page += picturePageSize) pages.push(page);
  return pages;
}
