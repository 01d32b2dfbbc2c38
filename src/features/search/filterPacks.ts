import { atom, type WritableAtom } from "jotai";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { eventQuery } from "../../shop/catalogueQueries.ts";
import { type Offer, offersQuery } from "../../shop/offers.ts";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import type { QueryState } from "../../state/query.ts";

type PacksAtom = WritableAtom<QueryState<readonly Offer[]>, [], Promise<void>>;

/** The filter packs of an event's pricing. Set it to retry what failed. */
export const filterPacksQuery = memoizeByKey(
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
