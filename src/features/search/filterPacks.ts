import { atom, type WritableAtom } from "jotai";
import { catalogueQueryAtom } from "../../api/catalogue.ts";
import { family } from "../../api/family.ts";
import { type Offer, offersQuery } from "../../api/offers.ts";
import type { QueryState } from "../../api/query.ts";
import { eventQuery } from "../../api/singles.ts";

type PacksAtom = WritableAtom<QueryState<readonly Offer[]>, [], Promise<void>>;

/** The filter packs of an event's pricing. Set it to look up again what failed. */
export const filterPacksQuery = family(
  (eventUuid: string): PacksAtom =>
    atom(
      (get) => {
        const event = get(eventQuery(eventUuid));
        return event.status === "data" ? get(offersQuery(event.data.pricingId, "filter")) : event;
      },
      async (get, set) => {
        if (get(eventQuery(eventUuid)).status === "error") await set(eventQuery(eventUuid));
        if (get(catalogueQueryAtom).status === "error") await set(catalogueQueryAtom);
      },
    ),
);
