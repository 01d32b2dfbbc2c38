import { isDigitalFormat, type PictureFormat } from "./pictureFormat.ts";

export const productNatures = ["sp", "multi", "filter"] as const;
export type ProductNature = (typeof productNatures)[number];

export const filterNatures = ["event", "contest", "filterValue"] as const;
export type FilterNature = (typeof filterNatures)[number];

/** The fields of a product that its nature rules (specification, section 3 "Product"). */
export interface ProductShape {
  nature: ProductNature;
  grp1_count: number | null;
  grp2_count: number | null;
  filter1_nature: FilterNature | null;
  filter2_nature: FilterNature | null;
  filter3_nature: FilterNature | null;
  filter4_nature: FilterNature | null;
  filter1_typeUuid: string | null;
  filter2_typeUuid: string | null;
  filter3_typeUuid: string | null;
  filter4_typeUuid: string | null;
}

/**
 * What makes a product incoherent, as one English sentence for the operator, or `null` when it is coherent
 * (specification, section 3: sp, multi and filter rules).
 */
export function productIncoherence(product: ProductShape): string | null {
  const natures = [
    product.filter1_nature,
    product.filter2_nature,
    product.filter3_nature,
    product.filter4_nature,
  ];
  const types = [
    product.filter1_typeUuid,
    product.filter2_typeUuid,
    product.filter3_typeUuid,
    product.filter4_typeUuid,
  ];
  const hasFilters = natures.some((nature) => nature !== null);
  if (product.nature === "sp") {
    if (product.grp1_count !== 1) return "a single-picture product needs grp1_count 1";
    if (product.grp2_count !== null) return "a single-picture product has no second group";
  }
  if (product.nature !== "filter" && hasFilters) return "only a filter product has filter natures";
  if (product.nature === "filter" && natures[0] === null) return "a filter product needs filter1_nature";
  for (let index = 0; index < natures.length; index++) {
    const nature = natures[index] ?? null;
    if (nature !== null && index > 0 && natures[index - 1] === null) {
      return `filter${index + 1}_nature is set before filter${index}_nature`;
    }
    if (types[index] != null && nature !== "filterValue") {
      return `filter${index + 1}_typeUuid goes only with the nature filterValue`;
    }
  }
  return null;
}

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

/** Why these options cannot be had on this variant: `null` when they can (specification, section 5). */
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

/** Whether an order with this variant needs a delivery address: one of its groups is printed. */
export function isPaperVariant(variant: Pick<VariantPrices, "grp1_format" | "grp2_format">): boolean {
  return (
    !isDigitalFormat(variant.grp1_format) ||
    (variant.grp2_format !== null && !isDigitalFormat(variant.grp2_format))
  );
}
