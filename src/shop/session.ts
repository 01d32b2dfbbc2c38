import { atom } from "jotai";
import * as z from "zod/mini";
import { customerTokenAtom } from "../state/customerToken.ts";
import { hydratedAtom } from "../state/hydrated.ts";
import { persistedAtom } from "../state/persisted.ts";
import { dataOf, queryAtom } from "../state/query.ts";

/** The customer of the stored token; null while signed out. Set it to refetch. */
export const currentCustomerQueryAtom = queryAtom({
  params: (get) => get(customerTokenAtom),
  load: async (token, { api, signal }) =>
    token === null ? null : api.customers.readCurrentCustomer({}, { signal }),
});

/** The customer's data only: null until known. */
export const currentCustomerAtom = atom((get) => dataOf(get(currentCustomerQueryAtom)) ?? null);

/** Number of items in the cart. Set it after each change of the cart (specification, section 7). */
export const cartCountQueryAtom = queryAtom({
  // Signing in or out changes the cart.
  params: (get) => get(customerTokenAtom),
  load: async (_, { api, signal }) => (await api.orderItems.countCartItems({}, { signal })).count,
  staleAfter: 10_000,
});

/** What changes that wait for the network will add to the count (cartOutbox.ts). */
export const queuedCountAtom = atom(0);

/** The count only: 0 until known. Fetched after hydration, once the cart's owner is known. */
export const cartCountAtom = atom((get) =>
  get(hydratedAtom) ? Math.max(0, (dataOf(get(cartCountQueryAtom)) ?? 0) + get(queuedCountAtom)) : 0,
);

/**
 * Where to go after signing in or up, else /account. Callers must check it with `shopPath`: storage contents are
 * untrusted.
 */
export const afterAuthUrlAtom = persistedAtom(
  "session",
  "afterAuthUrl",
  z.nullable(z.string().check(z.maxLength(2000))),
  null,
);
