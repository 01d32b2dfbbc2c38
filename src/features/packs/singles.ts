import type { Picture, Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { formatWords } from "../../domain/products/formatWords.ts";

/** A single picture of the cart that can join the pack: same pricing, not in it yet. */
export interface SinglePicture {
  orderItemUuid: string;
  picture: Picture;
  /** The format ordered: « 20x30 cm »; one picture may be in the cart as a print and as a file. */
  format: string;
}

/**
 * Returns single-picture items of the pack's pricing only (specification, section 5 "Pictures-from-cart modal"),
 * without those already in the pack.
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
