import { atom } from "jotai";
import * as z from "zod/mini";
import { customerTokenAtom } from "../state/customerToken.ts";
import { hydratedAtom } from "../state/hydrated.ts";
import { persistedAtom } from "../state/persisted.ts";
import { dataOf, queryAtom } from "../state/query.ts";

/** The customer of the stored token; null while signed out. Set it to look again. */
export const currentCustomerQueryAtom = queryAtom({
  params: (get) => get(customerTokenAtom),
  load: async (token, { api, signal }) =>
    token === null ? null : api.customers.readCurrentCustomer({}, { signal }),
});

/** The same without its states: null until known. */
export const currentCustomerAtom = atom((get) => dataOf(get(currentCustomerQueryAtom)) ?? null);

/** How many items the cart holds. Set it after each change of the cart (specification, section 7). */
export const cartCountQueryAtom = queryAtom({
  // Signing in or out gives another cart.
  params: (get) => get(customerTokenAtom),
  load: async (_, { api, signal }) => (await api.orderItems.countCartItems({}, { signal })).count,
  staleAfter: 10_000,
});

/** The same without its states: 0 until known. Asked for once it is known whose cart it is. */
export const cartCountAtom = atom((get) => (get(hydratedAtom) ? (dataOf(get(cartCountQueryAtom)) ?? 0) : 0));

/**
 * Where the shopper goes after signing in or up, else /account. Whoever navigates there checks it with `shopPath` of
 * the routes: what a storage holds is anybody's.
 */
export const afterAuthUrlAtom = persistedAtom(
  "session",
  "afterAuthUrl",
  z.nullable(z.string().check(z.maxLength(2000))),
  null,
);
