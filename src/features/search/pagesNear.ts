import { picturePageSize } from "../../domain/shop/limits.ts";
import { offsetOf } from "./scopeView.ts";

/** Pictures before and after the rendered ones whose page is requested too: about four desktop windows. */
export const ahead = 60;

/**
 * Returns the offsets of the pages that contain the rendered pictures and those around them.
 * @param first index of the first rendered picture, from 0
 * @param last index of the last one
 * @param count total number of pictures
 */
export function pagesNear(first: number, last: number, count: number): number[] {
  const from = offsetOf(Math.max(0, first - ahead));
  const to = offsetOf(Math.max(0, Math.min(count - 1, last + ahead)));
  const pages: number[] = [];
  for (let page = from; page <= to; page += picturePageSize) pages.push(page);
  return pages;
}
