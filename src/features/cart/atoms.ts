import { atom, type Getter } from "jotai";
import type { Order, OrderItem } from "../../api/contract/orderEntities.ts";
import { type OrderContents, orderContents } from "../../domain/orders/orderLines.ts";
import { queuedChangesAtom } from "../../shop/cartOutbox.ts";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { withDiscontinued } from "../../shop/discontinued.ts";
import { packContents, packsKey, withEventNames } from "../../shop/packContents.ts";
import { combineQueries } from "../../state/combineQueries.ts";
import { customerTokenAtom } from "../../state/customerToken.ts";
import { dataOf, mapQuery, queryAtom, queryFamily } from "../../state/query.ts";
import { foundPicturesQuery, withFoundPictures } from "./foundPictures.ts";
import { withQueuedChanges } from "./queuedChanges.ts";
import { unavailablePicturesQueryAtom } from "./unavailablePictures.ts";

/** The visitor's current order and its items; empty without an order. */
export interface Cart {
  order: Order | null;
  contents: OrderContents<OrderItem>;
}

// Data from before another screen changed the cart must not flash: each visit refetches it.
const visitAtom = atom(0);
visitAtom.onMount = (set) => () => set((visit) => visit + 1);

const itemsQueryAtom = queryAtom({
  // Signing in merges the visitor's cart into the customer's; signing out hides it.
  params: (get) => [get(customerTokenAtom), get(visitAtom)],
  load: async (_, { api, signal }) => {
    const { currentOrderUuid } = await api.orders.readCurrentOrderUuid({}, { signal });
    if (currentOrderUuid === null) return { order: null, items: [], pictures: [] };
    const [order, items, pictures] = await Promise.all([
      api.orders.readOrder({ params: { uuid: currentOrderUuid } }, { signal }),
      api.orderItems.listItemsOfCurrentOrder({}, { signal }),
      api.pictures.listPicturesOfCurrentOrder({}, { signal }),
    ]);
    return { order, items, pictures };
  },
});

// Fetched separately: the cart is shown without its packs' contents, and most carts hold no pack.
const packContentsQuery = queryFamily(async (_: { packs: string; visit: number }, { api, signal }) =>
  packContents(
    ...(await Promise.all([
      api.orderItemPictures.listOrderItemPicturesOfCurrentOrder({}, { signal }),
      api.contests.listContestsOfCurrentOrder({}, { signal }),
      api.filterValues.listFilterValuesOfCurrentOrder({}, { signal }),
    ])),
  ),
);

/** The catalogue's shipping price; the cart is shown without it. */
export const shippingPriceQueryAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.configs.readShippingPrice({}, { signal }),
});

/** The contents of the cart's packs; null without packs. */
const packsOf = (get: Getter, items: readonly OrderItem[]) => {
  const packs = packsKey(items);
  return packs === "" ? null : get(packContentsQuery({ packs, visit: get(visitAtom) }));
};

const joinedAtom = combineQueries(itemsQueryAtom, catalogueQueryAtom, (held, catalogue) => ({
  held,
  catalogue,
}));

/** The cart with its labels and prices. */
export const cartQueryAtom = mapQuery(joinedAtom, ({ held, catalogue }, get): Cart => {
  const { order, pictures } = held;
  const items = withQueuedChanges(held.items, get(queuedChangesAtom), catalogue.variants);
  const packs = packsOf(get, items);
  const packed = packs ? dataOf(packs) : undefined;
  const contents = orderContents(
    items,
    withDiscontinued(items, catalogue, get),
    pictures,
    packed && withEventNames(packed, items, get),
  );
  const lines = withFoundPictures(contents.lines, (content) => dataOf(get(foundPicturesQuery(content))));
  return { order, contents: { ...contents, lines } };
});

/**
 * The packs that would make the cart cheaper. If they fail to load, the cart works without them: an offer must not
 * block anyone.
 */
export const suggestionQueryAtom = queryAtom({
  params: (get) => [get(customerTokenAtom), get(visitAtom)],
  load: (_, { api, signal }) => api.orderItems.readSuggestion({}, { signal }),
});

/** Whether everything that has a place in the cart has loaded or failed: nothing will move what is shown. */
export const isCartCompleteAtom = atom((get) => {
  const joined = get(joinedAtom);
  const parts = [
    joined,
    get(suggestionQueryAtom),
    get(unavailablePicturesQueryAtom),
    joined.status === "data" ? packsOf(get, joined.data.held.items) : null,
  ];
  return parts.every((part) => part?.status !== "loading");
});

/** Refetches the cart, and the catalogue if it failed. */
export const reloadCartAtom = atom(null, async (get, set) => {
  const catalogueFailed = get(catalogueQueryAtom).status === "error";
  await Promise.all([
    set(itemsQueryAtom),
    set(suggestionQueryAtom),
    catalogueFailed ? set(catalogueQueryAtom) : undefined,
  ]);
});
