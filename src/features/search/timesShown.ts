import type { TimeCounts } from "../../api/contract/pictureCalls.ts";
import { histogramFrom } from "../../domain/shop/limits.ts";
import type { QueryState } from "../../state/query.ts";

/**
 * Whether the histogram is useful here. Its space is reserved from the start and, with too few pictures, released when
 * the pictures replace their skeletons, so that nothing visible shifts.
 * @param total number of pictures in view; undefined while unknown
 * @param narrowed whether a span is active: a low count then proves nothing
 */
export function timesShown(
  counts: QueryState<TimeCounts>,
  total: number | undefined,
  narrowed: boolean,
): "coming" | "there" | "hidden" {
  if (counts.status === "data") {
    const dated = counts.data.days.reduce((sum, { count }) => sum + count, 0);
    return dated >= histogramFrom ? "there" : "hidden";
  }
  if (counts.status === "error") return "hidden";
  return total !== undefined && total < histogramFrom && !narrowed ? "hidden" : "coming";
}
