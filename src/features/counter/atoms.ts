import { atom } from "jotai";
import type { CounterPaymentMethod } from "../../domain/orders/orderStatus.ts";
import { apiAtom } from "../../state/apiAtom.ts";
import { queryAtom, queryFamily } from "../../state/query.ts";

/** Whether the counter is unlocked in this browser. Set it to check again. */
export const counterStateQueryAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.counter.readCounterState({}, { signal }),
  staleAfter: 0,
});

/** The day's orders (null), or all orders that match a code. */
export const counterOrdersQuery = queryFamily(
  (code: string | null, { api, signal }) =>
    api.counter.listCounterOrders({ query: code === null ? {} : { code } }, { signal }),
  { staleAfter: 0 },
);

/** One order as the counter sees it. */
export const counterOrderQuery = queryFamily(
  (uuid: string, { api, signal }) => api.counter.readCounterOrder({ params: { uuid } }, { signal }),
  { staleAfter: 0 },
);

/** What was sold today. */
export const counterSalesQueryAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.counter.readSales({}, { signal }),
  staleAfter: 0,
});

/** Unlocks the counter in this browser; returns false if the code is wrong. Throws `ApiError`. */
export const openCounterAtom = atom(null, async (get, set, code: string): Promise<boolean> => {
  const { isSuccess } = await get(apiAtom).counter.openCounter({ body: { code: code.trim() } });
  if (isSuccess) await set(counterStateQueryAtom);
  return isSuccess;
});

/** Locks the counter again. Throws `ApiError`. */
export const closeCounterAtom = atom(null, async (get, set) => {
  await get(apiAtom).counter.closeCounter({ body: {} });
  await set(counterStateQueryAtom);
});

/** Refetches the day's orders and sales. */
export const refreshCounterAtom = atom(null, async (_, set) => {
  await Promise.all([set(counterOrdersQuery(null)), set(counterSalesQueryAtom)]);
});

export interface Payment {
  uuid: string;
  method: CounterPaymentMethod;
  /** The displayed amount that was paid, in cents. */
  totalPrice: number;
}

/** Records a payment at the counter, then refetches the order, even after a refusal. Throws `ApiError`. */
export const takePaymentAtom = atom(null, async (get, set, { uuid, ...body }: Payment) => {
  try {
    await get(apiAtom).counter.payAtCounter({ params: { uuid }, body });
  } finally {
    void set(refreshCounterAtom);
    await set(counterOrderQuery(uuid));
  }
});

/** Records that an order was handed over, like `takePaymentAtom`. Throws `ApiError`. */
export const handOverAtom = atom(null, async (get, set, uuid: string) => {
  try {
    await get(apiAtom).counter.handOverOrder({ params: { uuid }, body: {} });
  } finally {
    void set(refreshCounterAtom);
    await set(counterOrderQuery(uuid));
  }
});
