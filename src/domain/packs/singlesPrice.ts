import { isDigitalFormat, type PictureFormat } from "../products/pictureFormat.ts";
import { type ItemOptions, itemPrice, type VariantPrices } from "../products/product.ts";
import { optionsKept, singleVariantFor } from "../products/singleVariant.ts";
import type { ByGroup } from "./packCapacity.ts";

/** The formats of a pack's groups, with the options and the number of copies of each picture. */
export interface PackPieces {
  formats: readonly [PictureFormat, PictureFormat];
  options: ItemOptions;
  quantity: number;
}

/**
 * Returns the price in cents of a pack's pictures bought one by one, in the same formats and with the options that these
 * have; null if one of its formats is not sold alone.
 * @param counts pictures in each group
 * @param singles the pricing's single-picture variants
 */
export function singlesPrice(
  { formats, options, quantity }: PackPieces,
  counts: ByGroup,
  singles: readonly VariantPrices[],
): number | null {
  let sum = 0;
  for (const [group, format] of formats.entries()) {
    const count = counts[group] ?? 0;
    if (count === 0) continue;
    const variant = singleVariantFor(format, singles);
    if (variant?.grp1_format !== format) return null;
    const copies = isDigitalFormat(format) ? 1 : quantity;
    sum += count * copies * itemPrice(variant, optionsKept(variant, options));
  }
  return sum;
}
