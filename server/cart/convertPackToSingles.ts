import { optionsKept, singleVariantFor } from "../../src/domain/products/singleVariant.ts";
import type { Tx } from "../db/database.ts";
import { addSinglePicture } from "./addSinglePicture.ts";
import { invalid } from "./configuration.ts";
import { chosenOptions, configured, formatsOfVariant, type Variant } from "./configured.ts";
import type { Pack } from "./lockPack.ts";

/**
 * Turns pictures of a pack into single ones in its order: same format, same quantity, and the options that this format has too.
 * The caller removes their places in the pack. Throws INVALID_INPUT where the pricing sells no single picture.
 */
export async function convertPackToSingles(tx: Tx, pack: Pack, places: Pack["places"]): Promise<void> {
  if (places.length === 0) return;
  const variants = await singleVariants(tx, pack.product.pricingId);
  for (const place of places) {
    const format = formatsOfVariant(pack.variant)[place.groupPosition];
    const variant = singleVariantFor(format, variants);
    if (!variant) throw invalid("target.mode");
    const options = optionsKept(variant, chosenOptions(pack.item));
    await addSinglePicture(tx, pack.item.orderUuid, place, configured(variant, options, pack.item.quantity));
  }
}

/** Returns the single-picture variants of a pricing. */
function singleVariants(tx: Tx, pricingId: number): Promise<Variant[]> {
  return tx
    .selectFrom("productVariant as variant")
    .innerJoin("product", "product.uuid", "variant.productUuid")
    .selectAll("variant")
    .where("product.pricingId", "=", pricingId)
    .where("product.nature", "=", "sp")
    .where("product.isDeleted", "=", false)
    .where("variant.isDeleted", "=", false)
    .orderBy("variant.base_price")
    .orderBy("variant.uuid")
    .execute();
}
