import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { type LinePicture, type OrderLine, shownPictures } from "../../domain/orders/orderLines.ts";
import type { PackMatchCriteria } from "../../domain/packs/packMatchCriteria.ts";
import { queryFamily } from "../../state/query.ts";

/** The first pictures of a filter pack, and how many there are in all. */
export interface FoundPictures {
  items: readonly LinePicture[];
  totalCount: number;
}

/** What a filter pack comes to now. */
export const foundPicturesQuery = queryFamily(
  (content: PackMatchCriteria, { api, signal }): Promise<FoundPictures> =>
    api.pictures.listPicturesForFilterOrderItem({ query: { ...content, limit: shownPictures } }, { signal }),
);

/**
 * Lines with what their filter packs come to. A pack of an event, a contest or a name that comes to no picture is as incomplete as one
 * that misses its contest: nobody is to pay for nothing, and the server refuses it.
 * @param foundBy what a content comes to; undefined while that is not known, which says nothing against the pack
 */
export function withFoundPictures(
  lines: readonly OrderLine<OrderItem>[],
  foundBy: (content: PackMatchCriteria) => FoundPictures | undefined,
): OrderLine<OrderItem>[] {
  return lines.map((line) => {
    // During payment the server has stored its pictures.
    if (line.content === null || line.pictures.length > 0) return line;
    const found = foundBy(line.content);
    if (!found) return line;
    if (found.totalCount === 0) return { ...line, missing: ["pictures"] };
    return { ...line, pictures: [...found.items], pictureCount: found.totalCount };
  });
}
