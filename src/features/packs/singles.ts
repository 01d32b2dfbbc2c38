import type { Picture, Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { formatWords } from "../../domain/products/formatWords.ts";

/** A single picture of the cart that the pack could take: same pricing, not in it yet. */
export interface SinglePicture {
  orderItemUuid: string;
  picture: Picture;
  /** What it is ordered as: « 20x30 cm »; one picture may be there as a print and as a file. */
  format: string;
}

/**
 * Only single-picture items of the pack's pricing (specification, section 5 "Pictures-from-cart modal"), and of those only
 * what is not in the pack already.
 */
export function singlesFor(
  pack: { pricingId: number; held: readonly string[] },
  cart: { items: readonly OrderItem[]; pictures: readonly Picture[] },
  { products, variants }: { products: readonly Product[]; variants: readonly ProductVariant[] },
): SinglePicture[] {
  return cart.items.flatMap(({ uuid, productUuid, productVariantUuid, pictureUuid }) => {
    const product = products.find((one) => one.uuid === productUuid);
    const variant = variants.find((one) => one.uuid === productVariantUuid);
    const picture = cart.pictures.find((one) => one.uuid === pictureUuid);
    if (product?.pricingId !== pack.pricingId || !picture || pack.held.includes(picture.uuid)) return [];
    return [{ orderItemUuid: uuid, picture, format: variant ? formatWords(variant.grp1_format).label : "" }];
  });
}
