import { type CompletenessItem, type CompletenessProduct, missingOf } from "./completeness.ts";

/** Search criteria for a filter pack's pictures; null where none applies. */
export interface PackMatchCriteria {
  eventUuid: string | null;
  /** Every event of the pricing, if the pack has none of its own. */
  pricingId: number | null;
  contestUuid: string | null;
  filterValueUuid1: string | null;
  filterValueUuid2: string | null;
}

/**
 * Returns the criteria of an item's pictures; null unless it is a complete filter pack. A pack with names only needs no
 * event: it then matches them in every event of its pricing (specification, section 5 "Pack completeness").
 */
export function packMatchCriteria(
  product: CompletenessProduct & { pricingId: number },
  item: Omit<CompletenessItem, "pictureCounts">,
): PackMatchCriteria | null {
  if (product.nature !== "filter") return null;
  if (missingOf(product, { ...item, pictureCounts: [0, 0] }).length > 0) return null;
  const { eventUuid, contestUuid, filterValueUuid1, filterValueUuid2 } = item;
  const pricingId = eventUuid === null ? product.pricingId : null;
  return { eventUuid, pricingId, contestUuid, filterValueUuid1, filterValueUuid2 };
}
