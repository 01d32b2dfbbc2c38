import type { ProductNature } from "../products/natures.ts";
import { isDigitalFormat, type PictureFormat } from "../products/pictureFormat.ts";

/**
 * Whether an order item is a special pack, that is all of an event's or contest's files: a filter product with a
 * digital variant and an event or contest (specification, section 4 "Order-item page").
 */
export function isSpecialPack(
  product: { nature: ProductNature },
  variant: { grp1_format: PictureFormat },
  item: { eventUuid: string | null; contestUuid: string | null },
): boolean {
  const isSet = item.eventUuid !== null || item.contestUuid !== null;
  return product.nature === "filter" && isDigitalFormat(variant.grp1_format) && isSet;
}
