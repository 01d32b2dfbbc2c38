import { atom } from "jotai";
import { activeDiscount, discountsQueryAtom } from "../../shop/discounts.ts";
import { placeAtom } from "../../shop/place.ts";
import { dataOf } from "../../state/query.ts";

/**
 * The best current discount, or null (specification, section 1: the yellow banner). Read from the page's embedded data
 * if present, so that the banner is in the first paint and shifts nothing.
 */
export const activeDiscountAtom = atom((get) =>
  activeDiscount(get(placeAtom).discounts ?? dataOf(get(discountsQueryAtom)) ?? [], new Date().toISOString()),
);
