import { atom } from "jotai";
import { apiAtom } from "../../state/apiAtom.ts";
import { customerTokenAtom } from "../../state/customerToken.ts";
import { queryAtom } from "../../state/query.ts";

/** Names of the cart's pictures that were taken down and not yet reported to the shopper. */
export const unavailablePicturesQueryAtom = queryAtom({
  params: (get) => get(customerTokenAtom),
  load: async (_, { api, signal }) => (await api.orders.listUnavailablePictures({}, { signal })).names,
  staleAfter: 0,
});

/** Marks the list as read. Throws `ApiError`. */
export const dismissUnavailablePicturesAtom = atom(null, async (get, set) => {
  await get(apiAtom).orders.dismissUnavailablePictures({ body: {} });
  await set(unavailablePicturesQueryAtom);
});
