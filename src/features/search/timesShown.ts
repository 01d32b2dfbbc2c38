import type { TimeCounts } from "../../api/contract/pictureCalls.ts";
import { histogramFrom } from "../../domain/shop/limits.ts";
import type { QueryState } from "../../state/query.ts";

/**
 * Whether the times are a way to one's pictures here. Their place is held from the first moment, and given up where there
 * are too few, at the moment when the pictures take their skeletons' place: nothing that is seen moves.
 * @param total how many pictures are in view; undefined while that is not known
 * @param narrowed whether a span is kept of them: few say nothing then
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
