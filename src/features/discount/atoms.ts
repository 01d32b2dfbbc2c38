import { atom } from "jotai";
import { dataOf, queryAtom } from "../../api/query.ts";
import { activeDiscount } from "./activeDiscount.ts";

const discountsAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.discounts.list({}, { signal }),
});

/** The best discount of now, or null (specification, section 1: the yellow banner). */
export const activeDiscountAtom = atom((get) =>
  activeDiscount(dataOf(get(discountsAtom)) ?? [], new Date().toISOString()),
);
