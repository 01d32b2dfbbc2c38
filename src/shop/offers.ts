import type { Product, ProductVariant } from "../api/contract/catalogueEntities.ts";
import { memoizeByKey } from "../state/memoizeByKey.ts";
import { mapQuery } from "../state/query.ts";
import { catalogueQueryAtom } from "./catalogue.ts";

/** A product with its variants, cheapest first. */
export interface Offer {
  product: Product;
  variants: readonly ProductVariant[];
}

/** A nature of products, or any pack. */
type OfferNature = Product["nature"] | "pack";
interface Wanted {
  pricingId: number;
  nature: OfferNature;
}

/** Returns a pricing's offers of one nature, or its packs, cheapest first. */
export function offersOf(
  { products, variants }: { products: readonly Product[]; variants: readonly ProductVariant[] },
  { pricingId, nature }: Wanted,
): Offer[] {
  return products
    .filter(
      (product) =>
        product.pricingId === pricingId &&
        (nature === "pack" ? product.nature !== "sp" : product.nature === nature),
    )
    .map((product) => ({
      product,
      variants: variants
        .filter(({ productUuid }) => productUuid === product.uuid)
        .sort((a, b) => a.base_price - b.base_price),
    }))
    .filter(({ variants: some }) => some.length > 0)
    .sort((a, b) => (a.variants[0]?.base_price ?? 0) - (b.variants[0]?.base_price ?? 0));
}

const ofPricing = memoizeByKey((wanted: Wanted) =>
  mapQuery(catalogueQueryAtom, (catalogue) => offersOf(catalogue, wanted)),
);

/** A pricing's offers of one nature, cheapest first: single pictures, packs to fill, filter packs; or all packs. */
export const offersQuery = (pricingId: number, nature: OfferNature) => ofPricing({ pricingId, nature });
