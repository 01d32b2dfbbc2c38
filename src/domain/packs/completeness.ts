import type { ProductNature } from "../products/natures.ts";
import { type FilterNatures, slotNatures } from "./filterSlots.ts";
import type { ByGroup, GroupSizes } from "./packCapacity.ts";

/** Fields of a product that decide when its items are complete. */
export interface CompletenessProduct extends GroupSizes, FilterNatures {
  nature: ProductNature;
}

/** Current contents of an item. */
export interface CompletenessItem {
  eventUuid: string | null;
  contestUuid: string | null;
  filterValueUuid1: string | null;
  filterValueUuid2: string | null;
  pictureCounts: ByGroup;
}

export const missingParts = ["pictures", "event", "contest", "filterValue1", "filterValue2"] as const;
export type MissingPart = (typeof missingParts)[number];

/**
 * Returns what an item still lacks, nothing if it can be ordered (specification, section 5 "Pack completeness"): sp
 * needs its picture, multi a full group 1 and 2, filter an event, a contest and up to two filter values by its slots.
 */
export function missingOf(product: CompletenessProduct, item: CompletenessItem): MissingPart[] {
  const [first, second] = item.pictureCounts;
  if (product.nature === "sp") return first + second === 1 ? [] : ["pictures"];
  if (product.nature === "multi") {
    const full = first === (product.grp1_count ?? 0) && second === (product.grp2_count ?? 0);
    return full ? [] : ["pictures"];
  }
  const slots = slotNatures(product);
  const values = slots.filter((slot) => slot === "filterValue").length;
  const missing: MissingPart[] = [];
  if (slots.includes("event") && item.eventUuid === null) missing.push("event");
  if (slots.includes("contest") && item.contestUuid === null) missing.push("contest");
  if (values >= 1 && item.filterValueUuid1 === null) missing.push("filterValue1");
  if (values >= 2 && item.filterValueUuid2 === null) missing.push("filterValue2");
  return missing;
}
