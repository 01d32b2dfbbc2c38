import type { TimeCounts } from "../../api/contract/pictureCalls.ts";
import { histogramFrom } from "../../domain/shop/limits.ts";
import type { QueryState } from "../../state/query.ts";

/**
 * Whether the histogram is useful here. While nothing is known it is offered, so that its button does not move others.
 * @param total number of pictures in view; undefined while unknown
 * @param narrowed whether a span is active: a low count then proves nothing
 */
export function timesShown(
  counts: QueryState<TimeCounts>,
  total: number | undefined,
  narrowed: boolean,
): boolean {
  if (counts.status === "data") {
    return counts.data.days.reduce((sum, { count }) => sum + count, 0) >= histogramFrom;
  }
  return counts.status === "loading" && (total === undefined || total >= histogramFrom || narrowed);
}
