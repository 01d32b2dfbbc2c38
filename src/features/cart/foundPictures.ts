import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { type LinePicture, type OrderLine, shownPictures } from "../../domain/orders/orderLines.ts";
import type { PackMatchCriteria } from "../../domain/packs/packMatchCriteria.ts";
import { queryFamily } from "../../state/query.ts";

/** The first pictures of a filter pack, and the total count. */
export interface FoundPictures {
  items: readonly LinePicture[];
  totalCount: number;
}

/** The pictures that currently match a filter pack. */
export const foundPicturesQuery = queryFamily(
  (content: PackMatchCriteria, { api, signal }): Promise<FoundPictures> =>
    api.pictures.listPicturesForFilterOrderItem({ query: { ...content, limit: shownPictures } }, { signal }),
);

/**
 * Adds the matching pictures to lines with a filter pack. A filter pack without any match is incomplete, like one
 * without its contest: nobody must pay for nothing, and the server refuses it.
 * @param foundBy returns a content's matches; undefined while unknown, which leaves the pack complete
 */
export function withFoundPictures(
  lines: readonly OrderLine<OrderItem>[],
  foundBy: (content: PackMatchCriteria) => FoundPictures | undefined,
): OrderLine<OrderItem>[] {
  return lines.map((line) => {
    // During payment the pack has stored pictures on the server.
    if (line.content === null || line.pictures.length > 0) return line;
    const found = foundBy(line.content);
    if (!found) return line;
    if (found.totalCount === 0) return { ...line, missing: ["pictures"] };
    return { ...line, pictures: [...found.items], pictureCount: found.totalCount };
  });
}
