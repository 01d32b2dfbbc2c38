import { atom, type WritableAtom } from "jotai";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { eventQuery } from "../../shop/catalogueQueries.ts";
import { type Offer, offersQuery } from "../../shop/offers.ts";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import type { QueryState } from "../../state/query.ts";
import type { SearchFilter } from "./filter.ts";

type PacksAtom = WritableAtom<QueryState<readonly Offer[]>, [], Promise<void>>;

/** The packs of an event's pricing; over pictures also those to fill with them. Set it to retry what failed. */
export const searchPacksQuery = memoizeByKey(
  ({ eventUuid, mode }: Pick<SearchFilter, "mode"> & { eventUuid: string }): PacksAtom =>
    atom(
      (get) => {
        const event = get(eventQuery(eventUuid));
        if (event.status !== "data") return event;
        return get(offersQuery(event.data.pricingId, mode === "pictures" ? "pack" : "filter"));
      },
      async (get, set) => {
        if (get(eventQuery(eventUuid)).status === "error") await set(eventQuery(eventUuid));
        if (get(catalogueQueryAtom).status === "error") await set(catalogueQueryAtom);
      },
    ),
);
