import { atom, type Setter } from "jotai";
import type { CounterPaymentMethod } from "../../domain/orders/orderStatus.ts";
import { mutationAtom } from "../../state/mutation.ts";
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

const sendCodeAtom = mutationAtom({
  name: "openCounter",
  send: (api, options, code: string) => api.counter.openCounter({ body: { code } }, options),
});

/** Unlocks the counter in this browser; returns false if the code is wrong. Throws `ApiError`. */
export const openCounterAtom = atom(null, async (_get, set, code: string): Promise<boolean> => {
  const { isSuccess } = await set(sendCodeAtom, code.trim());
  if (isSuccess) await set(counterStateQueryAtom);
  return isSuccess;
});

const sendPasswordAtom = mutationAtom({
  name: "loginOperator",
  send: (api, options, body: { email: string; password: string }) =>
    api.counter.loginOperator({ body }, options),
});

/** Same, by an operator's e-mail address and password. */
export const loginOperatorAtom = atom(
  null,
  async (_get, set, form: { email: string; password: string }): Promise<boolean> => {
    const { isSuccess } = await set(sendPasswordAtom, form);
    if (isSuccess) await set(counterStateQueryAtom);
    return isSuccess;
  },
);

/** Whether the counter's operator sees what was sold. */
export const seesSalesAtom = atom((get) => {
  const state = get(counterStateQueryAtom);
  return state.status === "data" && state.data.scopes.includes("sales");
});

/** Locks the counter again. Throws `ApiError`. */
export const closeCounterAtom = mutationAtom({
  name: "closeCounter",
  send: (api, options) => api.counter.closeCounter({ body: {} }, options),
  onSuccess: (set) => set(counterStateQueryAtom),
});

/** Refetches the day's orders and, if they are shown, its sales. Returns whether the orders are up to date. */
export const refreshCounterAtom = atom(null, async (get, set): Promise<boolean> => {
  const orders = counterOrdersQuery(null);
  const sales = get(seesSalesAtom) ? [set(counterSalesQueryAtom)] : [];
  await Promise.all([set(orders), ...sales]);
  const state = get(orders);
  return state.status === "data" && state.refreshError === null;
});

export interface Payment {
  uuid: string;
  method: CounterPaymentMethod;
  /** The displayed amount that was paid, in cents. */
  totalPrice: number;
}

function refetchOrder(set: Setter, uuid: string): Promise<void> {
  void set(refreshCounterAtom);
  return set(counterOrderQuery(uuid));
}

/** Records a payment at the counter, then refetches the order, even after a refusal. Throws `ApiError`. */
export const takePaymentAtom = mutationAtom({
  name: "takePayment",
  send: (api, options, { uuid, ...body }: Payment) =>
    api.counter.payAtCounter({ params: { uuid }, body }, options),
  onSettled: (set, _error, { uuid }) => refetchOrder(set, uuid),
});

/** Records that an order was handed over, like `takePaymentAtom`. Throws `ApiError`. */
export const handOverAtom = mutationAtom({
  name: "handOver",
  send: (api, options, uuid: string) => api.counter.handOverOrder({ params: { uuid }, body: {} }, options),
  onSettled: (set, _error, uuid) => refetchOrder(set, uuid),
});
