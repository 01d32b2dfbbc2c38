import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { queryFamily } from "../../api/query.ts";
import type { OrderLine } from "../../domain/orderLines.ts";

interface Content {
  eventUuid: string;
  contestUuid: string | null;
  filterValueUuid1: string | null;
  filterValueUuid2: string | null;
}

/** How many pictures a filter pack comes to now. */
export const matchingCountQuery = queryFamily(
  async (content: Content, { api, signal }) =>
    (await api.pictures.forFilterOrderItem({ query: { ...content, limit: 1 } }, { signal })).totalCount,
);

/**
 * A pack of an event, a contest or a name that comes to no picture is as incomplete as one that misses its contest: nobody
 * is to pay for nothing, and the server refuses it.
 * @param countOf how many pictures a pack comes to; undefined while that is not known, which says nothing against it
 */
export function markEmptyPacks(
  lines: readonly OrderLine<OrderItem>[],
  countOf: (content: Content) => number | undefined,
): OrderLine<OrderItem>[] {
  return lines.map((line) => {
    const { eventUuid, contestUuid, filterValueUuid1, filterValueUuid2, remainingPictures } = line.item;
    const isFilter = line.isPack && remainingPictures === null;
    if (!isFilter || line.missing.length > 0 || eventUuid === null) return line;
    const count = countOf({ eventUuid, contestUuid, filterValueUuid1, filterValueUuid2 });
    return count === 0 ? { ...line, missing: ["pictures"] } : line;
  });
}
