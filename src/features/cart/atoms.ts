import { atom } from "jotai";
import type { Order, OrderItem } from "../../api/contract/orderEntities.ts";
import { type OrderContents, orderContents } from "../../domain/orders/orderLines.ts";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { withDiscontinued } from "../../shop/discontinued.ts";
import { packContents, packsKey, withEventNames } from "../../shop/packContents.ts";
import { combineQueries } from "../../state/combineQueries.ts";
import { customerTokenAtom } from "../../state/customerToken.ts";
import { dataOf, mapQuery, queryAtom, queryFamily } from "../../state/query.ts";
import { foundPicturesQuery, withFoundPictures } from "./foundPictures.ts";

/** The visitor's cart: his current order and what it holds. Without an order there is nothing in it. */
export interface Cart {
  order: Order | null;
  contents: OrderContents<OrderItem>;
}

// What another screen put into the cart must not flash in late: each visit of the cart looks it up anew.
const visitAtom = atom(0);
visitAtom.onMount = (set) => () => set((visit) => visit + 1);

const itemsQueryAtom = queryAtom({
  // Signing in adds the visitor's cart to the customer's, signing out hides it.
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

// Fetched separately: a cart is shown without what its packs hold, and most carts hold none.
const packContentsQuery = queryFamily(async (_: { packs: string; visit: number }, { api, signal }) =>
  packContents(
    ...(await Promise.all([
      api.orderItemPictures.listOrderItemPicturesOfCurrentOrder({}, { signal }),
      api.contests.listContestsOfCurrentOrder({}, { signal }),
      api.filterValues.listFilterValuesOfCurrentOrder({}, { signal }),
    ])),
  ),
);

const joinedAtom = combineQueries(itemsQueryAtom, catalogueQueryAtom, (held, catalogue) => ({
  held,
  catalogue,
}));

/** The cart with its words and prices. */
export const cartQueryAtom = mapQuery(joinedAtom, ({ held, catalogue }, get): Cart => {
  const { order, items, pictures } = held;
  const packs = packsKey(items);
  const packed = packs === "" ? undefined : dataOf(get(packContentsQuery({ packs, visit: get(visitAtom) })));
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
 * The packs that would make the cart cheaper. Where they cannot be had the cart does without them: nobody is stopped by
 * an offer that does not come.
 */
export const suggestionQueryAtom = queryAtom({
  params: (get) => [get(customerTokenAtom), get(visitAtom)],
  load: (_, { api, signal }) => api.orderItems.readSuggestion({}, { signal }),
});

/** Looks the cart, and the catalogue if it failed, up again. */
export const reloadCartAtom = atom(null, async (get, set) => {
  const catalogueFailed = get(catalogueQueryAtom).status === "error";
  await Promise.all([
    set(itemsQueryAtom),
    set(suggestionQueryAtom),
    catalogueFailed ? set(catalogueQueryAtom) : undefined,
  ]);
});
