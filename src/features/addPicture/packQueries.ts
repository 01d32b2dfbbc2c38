import { atom, type WritableAtom } from "jotai";
import { catalogueQueryAtom } from "../../api/catalogue.ts";
import { customerTokenAtom } from "../../api/customerToken.ts";
import { family } from "../../api/family.ts";
import { joinQueries } from "../../api/joinQueries.ts";
import { offersQuery } from "../../api/offers.ts";
import { type QueryAtom, type QueryState, queryAtom, queryFamily } from "../../api/query.ts";
import { eventQuery } from "../../api/singles.ts";
import type { PackChoices } from "./packChoices.ts";

/** The cart's packs with places left. Set it after each change of them. */
export const uncompletePacksQueryAtom = queryAtom({
  // Signing in or out gives another cart.
  params: (get) => get(customerTokenAtom),
  load: (_, { api, signal }) => api.orderItems.listUncompletePacks({}, { signal }),
  // Each opening looks afresh: any other screen may have changed the cart.
  staleAfter: 0,
});

const pricingsQueryAtom = queryFamily((_: null, { api, signal }) =>
  api.pricings.listPricings({}, { signal }),
)(null);

const openPacksAtom = joinQueries(
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
  const ofPricing = family((pricingId: number) =>
    joinQueries(
      joinQueries(openPacksAtom, pricingsQueryAtom, (open, pricings) => ({ open, pricings })),
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
 * Where pictures of an event can go: every pack begun in the cart, and the packs that its pricing sells. Set it to look
 * up again what failed.
 */
export const packChoicesQuery = family(makeChoices);
