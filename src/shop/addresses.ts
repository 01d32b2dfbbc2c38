import { customerTokenAtom } from "../state/customerToken.ts";
import { queryAtom } from "../state/query.ts";

/** The signed-in customer's addresses, newest first; none while signed out. Set it after adding one. */
export const addressesQueryAtom = queryAtom({
  params: (get) => get(customerTokenAtom),
  load: async (token, { api, signal }) => (token === null ? [] : api.customers.listAddresses({}, { signal })),
});
