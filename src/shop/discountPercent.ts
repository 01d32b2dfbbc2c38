import { atom } from "jotai";
import { dataOf } from "../state/query.ts";
import { activeDiscount, discountsQueryAtom } from "./discounts.ts";

/** The percentage of the best current discount; 0 without one, and until it is known. */
export const discountPercentAtom = atom(
  (get) => activeDiscount(dataOf(get(discountsQueryAtom)) ?? [], new Date().toISOString())?.percent ?? 0,
);
