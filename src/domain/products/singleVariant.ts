import type { PictureFormat } from "./pictureFormat.ts";
import { type ItemOptions, optionsRefusal, type VariantPrices } from "./product.ts";

/**
 * What a picture that leaves a pack is sold as: of the variants of single pictures in the pack's pricing the one of its
 * format, the cheapest where several have it; where none has it, the cheapest of all.
 * @returns null where the pricing sells no single picture
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

/** Of the options chosen, those that another variant has too. */
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
 * How many pieces of a single picture are left when a pack takes it: a pack of quantity 2 holds two pieces of each of
 * its pictures, and so takes two.
 */
export function piecesLeft(single: { quantity: number }, pack: { quantity: number }): number {
  return Math.max(0, single.quantity - pack.quantity);
}
