import { atom } from "jotai";
import type { CounterPaymentMethod } from "../../domain/orders/orderStatus.ts";
import { apiAtom } from "../../state/apiAtom.ts";
import { queryAtom, queryFamily } from "../../state/query.ts";

/** Whether this browser is open to the operator. Set it to look again. */
export const counterStateQueryAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.counter.readCounterState({}, { signal }),
  staleAfter: 0,
});

/** The day's orders (null), or all of a code. */
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

/** Opens this browser to the operator; false where the code is not his. Throws `ApiError`. */
export const openCounterAtom = atom(null, async (get, set, code: string): Promise<boolean> => {
  const { isSuccess } = await get(apiAtom).counter.openCounter({ body: { code: code.trim() } });
  if (isSuccess) await set(counterStateQueryAtom);
  return isSuccess;
});

/** Closes it again. Throws `ApiError`. */
export const closeCounterAtom = atom(null, async (get, set) => {
  await get(apiAtom).counter.closeCounter({ body: {} });
  await set(counterStateQueryAtom);
});

/** Looks the day up again: what was ordered and sold meanwhile. */
export const refreshCounterAtom = atom(null, async (_, set) => {
  await Promise.all([set(counterOrdersQuery(null)), set(counterSalesQueryAtom)]);
});

export interface Payment {
  uuid: string;
  method: CounterPaymentMethod;
  /** Cents: what was shown and taken. */
  totalPrice: number;
}

/** Notes that an order was paid at the counter; refused or not, the order is then as it is now. Throws `ApiError`. */
export const takePaymentAtom = atom(null, async (get, set, { uuid, ...body }: Payment) => {
  try {
    await get(apiAtom).counter.payAtCounter({ params: { uuid }, body });
  } finally {
    void set(refreshCounterAtom);
    await set(counterOrderQuery(uuid));
  }
});

/** Notes that an order was handed over; as with `takePaymentAtom`. Throws `ApiError`. */
export const handOverAtom = atom(null, async (get, set, uuid: string) => {
  try {
    await get(apiAtom).counter.handOverOrder({ params: { uuid }, body: {} });
  } finally {
    void set(refreshCounterAtom);
    await set(counterOrderQuery(uuid));
  }
});
