import type { PictureFormat } from "./pictureFormat.ts";
import { type ItemOptions, optionsRefusal, type VariantPrices } from "./product.ts";

/**
 * Returns the variant of a picture that leaves a pack: among the pricing's single-picture variants, the cheapest of the
 * same format; without one, the cheapest of all.
 * @returns null if the pricing sells no single pictures
 */
export function singleVariantFor<Variant extends { grp1_format: PictureFormat; base_price: number }>(
  format: PictureFormat,
  variants: readonly Variant[],
): Variant | null {
  const sameFormat = variants.filter((variant) => variant.grp1_format === format);
  const candidates = sameFormat.length > 0 ? sameFormat : variants;
  return candidates.reduce<Variant | null>(
    (best, variant) => (best === null || variant.base_price < best.base_price ? variant : best),
    null,
  );
}

/** Returns the chosen options that another variant also offers. */
export function optionsKept(variant: VariantPrices, options: ItemOptions): ItemOptions {
  const none: ItemOptions = { withMatOption: false, withSatinOption: false, withNumericOption: false };
  const has = (option: keyof ItemOptions) =>
    options[option] && optionsRefusal(variant, { ...none, [option]: true }) === null;
  return {
    withMatOption: has("withMatOption"),
    withSatinOption: has("withSatinOption"),
    withNumericOption: has("withNumericOption"),
  };
}

/**
 * Returns the number of pieces left of a single picture after a pack takes it: a pack of quantity 2 contains two pieces
 * of each picture, and so takes two.
 */
export function piecesLeft(single: { quantity: number }, pack: { quantity: number }): number {
  return Math.max(0, single.quantity - pack.quantity);
}
