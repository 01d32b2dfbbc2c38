import { atom, type WritableAtom } from "jotai";
import { catalogueQueryAtom } from "../../api/catalogue.ts";
import type { Product } from "../../api/contract/catalogueEntities.ts";
import { type Offer, offersQuery } from "../../api/offers.ts";
import type { QueryState } from "../../api/query.ts";
import { eventQuery } from "../../api/singles.ts";
import { filterQuestions } from "../../domain/filterSlots.ts";
import type { SearchFilter } from "./filter.ts";

type PacksAtom = WritableAtom<QueryState<readonly Offer[]>, [], Promise<void>>;
const made = new Map<string, PacksAtom>();

const makePacks = (eventUuid: string): PacksAtom =>
  atom(
    (get) => {
      const event = get(eventQuery(eventUuid));
      return event.status === "data" ? get(offersQuery(event.data.pricingId, "filter")) : event;
    },
    async (get, set) => {
      if (get(eventQuery(eventUuid)).status === "error") await set(eventQuery(eventUuid));
      if (get(catalogueQueryAtom).status === "error") await set(catalogueQueryAtom);
    },
  );

/** The filter packs of an event's pricing. Set it to look up again what failed. */
export function filterPacksQuery(eventUuid: string): PacksAtom {
  const packs = made.get(eventUuid) ?? makePacks(eventUuid);
  made.set(eventUuid, packs);
  return packs;
}

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
