import { type CompletenessItem, type CompletenessProduct, missingOf } from "./completeness.ts";

/** What finds the pictures of a filter pack; null for what it is not asked, or was told by something else. */
export interface PackMatchCriteria {
  eventUuid: string | null;
  /** Of every event of the pricing, where the pack is about none of them. */
  pricingId: number | null;
  contestUuid: string | null;
  filterValueUuid1: string | null;
  filterValueUuid2: string | null;
}

/**
 * By what the pictures of an item are found; null for what is no filter pack or has still something to be told. A pack
 * of names alone needs no event: without one it has them in every event of its pricing (specification, section 5
 * "Pack completeness").
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
