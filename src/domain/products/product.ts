import { isDigitalFormat, type PictureFormat } from "./pictureFormat.ts";

/** The option prices and formats of a variant, in cents. */
export interface VariantPrices {
  grp1_format: PictureFormat;
  grp2_format: PictureFormat | null;
  base_price: number;
  mat_option: number | null;
  satin_option: number | null;
  numeric_option: number | null;
}

export interface ItemOptions {
  withMatOption: boolean;
  withSatinOption: boolean;
  withNumericOption: boolean;
}

/** Why these options are unavailable on this variant; `null` if they are available (specification, section 5). */
export function optionsRefusal(
  variant: VariantPrices,
  options: ItemOptions,
): "exclusive" | "unavailable" | null {
  if (options.withMatOption && options.withSatinOption) return "exclusive";
  const digital = isDigitalFormat(variant.grp1_format);
  if (options.withMatOption && (digital || variant.mat_option === null)) return "unavailable";
  if (options.withSatinOption && (digital || variant.satin_option === null)) return "unavailable";
  if (options.withNumericOption && variant.numeric_option === null) return "unavailable";
  return null;
}

/** Price of one item in cents: base price plus each option chosen (specification, section 5 "Price"). */
export function itemPrice(variant: VariantPrices, options: ItemOptions): number {
  return (
    variant.base_price +
    (options.withMatOption ? (variant.mat_option ?? 0) : 0) +
    (options.withSatinOption ? (variant.satin_option ?? 0) : 0) +
    (options.withNumericOption ? (variant.numeric_option ?? 0) : 0)
  );
}

/** Whether an item brings files: a format of its variant is one, or its digital copy is chosen. */
export function bringsFiles({
  grp1_format,
  grp2_format,
  withNumericOption,
}: Pick<VariantPrices, "grp1_format" | "grp2_format"> & { withNumericOption: boolean | null }): boolean {
  return (
    withNumericOption === true ||
    isDigitalFormat(grp1_format) ||
    (grp2_format !== null && isDigitalFormat(grp2_format))
  );
}

/** Whether an order with this variant needs a delivery address: one of its groups is printed. */
export function isPaperVariant(variant: Pick<VariantPrices, "grp1_format" | "grp2_format">): boolean {
  return (
    !isDigitalFormat(variant.grp1_format) ||
    (variant.grp2_format !== null && !isDigitalFormat(variant.grp2_format))
  );
}
