import type { Product } from "../../api/contract/catalogueEntities.ts";
import { filterQuestions } from "../../domain/packs/filterSlots.ts";
import type { SearchFilter } from "./filter.ts";

/**
 * What a search tells a new filter pack: its event, its contest, and its filter value in the first slot that asks for
 * one of its type.
 * @param valueType type of the filter value searched for; null, none is
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
