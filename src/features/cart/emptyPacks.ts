import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { queryFamily } from "../../api/query.ts";
import type { MatchingContent } from "../../domain/matchingContent.ts";
import type { OrderLine } from "../../domain/orderLines.ts";

/** How many pictures a filter pack comes to now. */
export const matchingCountQuery = queryFamily(
  async (content: MatchingContent, { api, signal }) =>
    (await api.pictures.forFilterOrderItem({ query: { ...content, limit: 1 } }, { signal })).totalCount,
);

/**
 * A pack of an event, a contest or a name that comes to no picture is as incomplete as one that misses its contest: nobody
 * is to pay for nothing, and the server refuses it.
 * @param countOf how many pictures a pack comes to; undefined while that is not known, which says nothing against it
 */
export function markEmptyPacks(
  lines: readonly OrderLine<OrderItem>[],
  countOf: (content: MatchingContent) => number | undefined,
): OrderLine<OrderItem>[] {
  return lines.map((line) => {
    const count = line.content === null ? undefined : countOf(line.content);
    return count === 0 ? { ...line, missing: ["pictures"] } : line;
  });
}
