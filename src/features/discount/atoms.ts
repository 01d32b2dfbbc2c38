import { atom } from "jotai";
import { placeAtom } from "../../shop/place.ts";
import { dataOf, queryAtom } from "../../state/query.ts";
import { activeDiscount } from "./activeDiscount.ts";

const discountsAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.discounts.listDiscounts({}, { signal }),
});

/**
 * The best current discount, or null (specification, section 1: the yellow banner). Read from the page's embedded data
 * if present, so that the banner is in the first paint and shifts nothing.
 */
export const activeDiscountAtom = atom((get) =>
  activeDiscount(get(placeAtom).discounts ?? dataOf(get(discountsAtom)) ?? [], new Date().toISOString()),
);
