import type { Discount } from "../api/contract/catalogueEntities.ts";
import { queryAtom } from "../state/query.ts";

/** The discounts, best first. */
export const discountsQueryAtom = queryAtom({
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
