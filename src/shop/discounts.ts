import { atom } from "jotai";
import type { Discount } from "../api/contract/catalogueEntities.ts";
import { dataOf, queryAtom } from "../state/query.ts";
import { placeAtom } from "./place.ts";

const discountsQueryAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.discounts.listDiscounts({}, { signal }),
});

/**
 * Returns the first discount whose start is before now and whose end is after now (specification, section 7); the
 * server lists the best first. `now` is an ISO date in UTC, like the discounts' dates, so that they compare as strings.
 */
export function activeDiscount<D extends Pick<Discount, "startAt" | "endAt">>(
  discounts: readonly D[],
  now: string,
): D | null {
  return discounts.find(({ startAt, endAt }) => startAt < now && endAt > now) ?? null;
}

/**
 * The best current discount, or null. Read from the page's embedded data if present, so that the banner and the prices
 * are right in the first paint and no call is made for them.
 */
export const activeDiscountAtom = atom((get) =>
  activeDiscount(get(placeAtom).discounts ?? dataOf(get(discountsQueryAtom)) ?? [], new Date().toISOString()),
);

/** The percentage of the best current discount; 0 without one, and until it is known. */
export const discountPercentAtom = atom((get) => get(activeDiscountAtom)?.percent ?? 0);
