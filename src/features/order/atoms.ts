import { type Atom, atom } from "jotai";
import type { Client } from "../../api/client.ts";
import type { Order, OrderItem } from "../../api/contract/orderEntities.ts";
import { type OrderContents, orderContents } from "../../domain/orders/orderLines.ts";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { withDiscontinued } from "../../shop/discontinued.ts";
import { packContents, packsKey, withEventNames } from "../../shop/packContents.ts";
import { combineQueries } from "../../state/combineQueries.ts";
import { customerTokenAtom } from "../../state/customerToken.ts";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import { mutationAtom } from "../../state/mutation.ts";
import {
  dataOf,
  mapQuery,
  type QueryAtom,
  type QueryState,
  queryAtom,
  queryFamily,
} from "../../state/query.ts";

/** An order as visible to the visitor. */
export type OrderView =
  | { access: "MUST_AUTH" }
  | { access: "NOK" }
  | { access: "OK"; order: Order; contents: OrderContents<OrderItem> };

type Parts = Awaited<ReturnType<typeof loadParts>>;

async function loadParts(api: Client, orderUuid: string, signal: AbortSignal) {
  const { access } = await api.orders.checkAccess({ params: { uuid: orderUuid } }, { signal });
  if (access !== "OK") return { access } as const;
  const [order, items, pictures] = await Promise.all([
    api.orders.readOrder({ params: { uuid: orderUuid } }, { signal }),
    api.orderItems.listItemsOfOrder({ query: { orderUuid } }, { signal }),
    api.pictures.listPicturesOfOrder({ query: { orderUuid } }, { signal }),
  ]);
  return { access, order, items, pictures } as const;
}

const partsQuery = memoizeByKey(
  (orderUuid: string): QueryAtom<Parts> =>
    queryAtom({
      // Signing in or out changes access.
      params: (get) => ({ orderUuid, token: get(customerTokenAtom) }),
      load: (params, { api, signal }) => loadParts(api, params.orderUuid, signal),
      staleAfter: 0,
    }),
);

// Fetched separately: an order is shown without its packs' contents.
const packContentsQuery = queryFamily(async (orderUuid: string, { api, signal }) => {
  const query = { orderUuid };
  return packContents(
    ...(await Promise.all([
      api.orderItemPictures.listOrderItemPicturesOfOrder({ query }, { signal }),
      api.contests.listContestsOfOrder({ query }, { signal }),
      api.filterValues.listFilterValuesOfOrder({ query }, { signal }),
    ])),
  );
});

/** One order with its contents, or why access is denied (specification, section 4 "Access check results"). */
export const orderViewQuery = memoizeByKey((orderUuid: string): Atom<QueryState<OrderView>> => {
  const joined = combineQueries(partsQuery(orderUuid), catalogueQueryAtom, (parts, catalogue) => ({
    parts,
    catalogue,
  }));
  return mapQuery(joined, ({ parts, catalogue }, get): OrderView => {
    if (parts.access !== "OK") return { access: parts.access };
    const { order, items, pictures } = parts;
    const packed = packsKey(items) === "" ? undefined : dataOf(get(packContentsQuery(order.uuid)));
    const contents = orderContents(
      items,
      withDiscontinued(items, catalogue, get),
      pictures,
      packed && withEventNames(packed, items, get),
    );
    return { access: "OK", order, contents };
  });
});

/** An order's status history; its page works without it. */
export const orderStepsQuery = queryFamily(
  (uuid: string, { api, signal }) => api.orders.listStatusHistory({ params: { uuid } }, { signal }),
  { staleAfter: 0 },
);

/** The numbers of an order's credit notes; its page works without them. */
export const creditNotesQuery = queryFamily(
  (uuid: string, { api, signal }) => api.orders.listCreditNotes({ params: { uuid } }, { signal }),
  { staleAfter: 0 },
);

/** Whether the customer may withdraw from an order's contract, or already has. */
export const withdrawalQuery = queryFamily(
  (uuid: string, { api, signal }) => api.withdrawals.readWithdrawal({ params: { uuid } }, { signal }),
  { staleAfter: 0 },
);

/** Withdraws from an order's contract. Throws `ApiError`. */
export const declareWithdrawalAtom = mutationAtom({
  name: "declareWithdrawal",
  send: (api, options, { uuid, ...body }: { uuid: string; name: string; email: string }) =>
    api.withdrawals.declareWithdrawal({ params: { uuid }, body }, options),
});

export const reloadOrderAtom = atom(null, async (get, set, orderUuid: string) => {
  const catalogueFailed = get(catalogueQueryAtom).status === "error";
  void set(orderStepsQuery(orderUuid));
  await Promise.all([set(partsQuery(orderUuid)), catalogueFailed ? set(catalogueQueryAtom) : undefined]);
});

/** Unlocks an order whose payment failed or was interrupted, so that it can be paid again. Throws `ApiError`. */
export const unlockOrderAtom = mutationAtom({
  name: "unlockOrder",
  send: (api, options, uuid: string) => api.orders.unlockPaying({ params: { uuid } }, options),
});
