import type { VariantPrices } from "./product.ts";

/** Possible surfaces of a print, one at a time (specification, section 5 "Paper surface"). */
export const surfaces = ["none", "mat", "satin"] as const;
export type Surface = (typeof surfaces)[number];

export const surfaceLabels: Record<Surface, string> = {
  none: "Sans option",
  mat: "Option mat",
  satin: "Option satin",
};

/** A surface's surcharge in cents; null if the variant does not offer it. */
export function surfacePrice(
  variant: Pick<VariantPrices, "mat_option" | "satin_option">,
  surface: Surface,
): number | null {
  return { none: 0, mat: variant.mat_option, satin: variant.satin_option }[surface];
}

/** The surfaces available on a variant. */
export function surfacesOf(variant: Pick<VariantPrices, "mat_option" | "satin_option">): Surface[] {
  return surfaces.filter((surface) => surfacePrice(variant, surface) !== null);
}
