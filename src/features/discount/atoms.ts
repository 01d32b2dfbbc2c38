import { atom } from "jotai";
import { placeAtom } from "../../shop/place.ts";
import { dataOf, queryAtom } from "../../state/query.ts";
import { activeDiscount } from "./activeDiscount.ts";

const discountsAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.discounts.listDiscounts({}, { signal }),
});

/**
 * The best discount of now, or null (specification, section 1: the yellow banner). By the page's own word where it has one,
 * so that the banner is there at the first paint and moves nothing.
 */
export const activeDiscountAtom = atom((get) =>
  activeDiscount(get(placeAtom).discounts ?? dataOf(get(discountsAtom)) ?? [], new Date().toISOString()),
);
