import { atom, type WritableAtom } from "jotai";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { eventQuery } from "../../shop/catalogueQueries.ts";
import { offersQuery } from "../../shop/offers.ts";
import { combineQueries } from "../../state/combineQueries.ts";
import { customerTokenAtom } from "../../state/customerToken.ts";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import { type QueryAtom, type QueryState, queryAtom, queryFamily } from "../../state/query.ts";
import type { PackChoices } from "./packChoices.ts";

/** The cart's packs with free places. Set it after each change to them. */
export const uncompletePacksQueryAtom = queryAtom({
  // Signing in or out changes the cart.
  params: (get) => get(customerTokenAtom),
  load: (_, { api, signal }) => api.orderItems.listUncompletePacks({}, { signal }),
  // Refetched on each opening: any other screen may have changed the cart.
  staleAfter: 0,
});

const pricingsQueryAtom = queryFamily((_: null, { api, signal }) =>
  api.pricings.listPricings({}, { signal }),
)(null);

const openPacksAtom = combineQueries(
  uncompletePacksQueryAtom,
  catalogueQueryAtom,
  (items, { products, variants }) =>
    items.flatMap((item) => {
      const product = products.find(({ uuid }) => uuid === item.productUuid);
      const variant = variants.find(({ uuid }) => uuid === item.productVariantUuid) ?? null;
      return product ? [{ item, product, variant }] : [];
    }),
);

type ChoicesAtom = WritableAtom<QueryState<PackChoices>, [], Promise<void>>;

function makeChoices(eventUuid: string): ChoicesAtom {
  const ofPricing = memoizeByKey((pricingId: number) =>
    combineQueries(
      combineQueries(openPacksAtom, pricingsQueryAtom, (open, pricings) => ({ open, pricings })),
      offersQuery(pricingId, "multi"),
      (known, offers): PackChoices => ({ ...known, offers }),
    ),
  );
  return atom(
    (get) => {
      const event = get(eventQuery(eventUuid));
      if (event.status !== "data") return event;
      return get(ofPricing(event.data.pricingId));
    },
    async (get, set) => {
      const sources: QueryAtom<unknown>[] = [
        eventQuery(eventUuid),
        catalogueQueryAtom,
        pricingsQueryAtom,
        uncompletePacksQueryAtom,
      ];
      await Promise.all(sources.filter((one) => get(one).status === "error").map((one) => set(one)));
    },
  );
}

/**
 * Where pictures of an event can go: the cart's started packs, and the packs of the event's pricing. Set it to retry
 * what failed.
 */
export const packChoicesQuery = memoizeByKey(makeChoices);
