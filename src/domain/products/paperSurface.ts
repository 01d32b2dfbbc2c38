import type { VariantPrices } from "./product.ts";

/** What a print's surface can be, one at a time (specification, section 5 "Paper surface"). */
export const surfaces = ["none", "mat", "satin"] as const;
export type Surface = (typeof surfaces)[number];

export const surfaceLabels: Record<Surface, string> = {
  none: "Sans option",
  mat: "Option mat",
  satin: "Option satin",
};

/** What a surface adds to the price, in cents; null where the variant does not have it. */
export function surfacePrice(
  variant: Pick<VariantPrices, "mat_option" | "satin_option">,
  surface: Surface,
): number | null {
  return { none: 0, mat: variant.mat_option, satin: variant.satin_option }[surface];
}

/** The surfaces that a variant can have. */
export function surfacesOf(variant: Pick<VariantPrices, "mat_option" | "satin_option">): Surface[] {
  return surfaces.filter((surface) => surfacePrice(variant, surface) !== null);
}
