import { customerTokenAtom } from "../../state/customerToken.ts";
import { queryAtom } from "../../state/query.ts";

/** The signed-in customer's orders, newest first; fetched again each time the account is opened. */
export const ordersQueryAtom = queryAtom({
  params: (get) => get(customerTokenAtom),
  load: async (token, { api, signal }) => (token === null ? [] : api.orders.listOwnOrders({}, { signal })),
  staleAfter: 0,
});
