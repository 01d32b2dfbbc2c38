import type { Product } from "../../api/contract/catalogueEntities.ts";
import { filterQuestions } from "../../domain/packs/filterSlots.ts";
import type { SearchFilter } from "./filter.ts";

/**
 * Returns what a new filter pack takes from the search: event, contest, and filter value in the first slot of its type.
 * @param valueType type of the filter value searched for; null if none
 */
export function packContent(
  product: Product,
  filter: Pick<SearchFilter, "eventUuid" | "contestUuid" | "filterValueUuid">,
  valueType: string | null,
) {
  const { eventUuid, contestUuid, filterValueUuid } = filter;
  const { valueTypes } = filterQuestions(product);
  const slot =
    filterValueUuid === null || valueType === null
      ? -1
      : valueTypes.findIndex((type) => type === null || type === valueType);
  return {
    eventUuid,
    contestUuid,
    filterValueUuid1: slot === 0 ? filterValueUuid : null,
    filterValueUuid2: slot === 1 ? filterValueUuid : null,
  };
}
