import { atom } from "jotai";
import { apiAtom } from "../../state/apiAtom.ts";
import { customerTokenAtom } from "../../state/customerToken.ts";
import { queryAtom } from "../../state/query.ts";

/** The names of the pictures that the cart has lost to a takedown and that the shopper was not told of. */
export const unavailablePicturesQueryAtom = queryAtom({
  params: (get) => get(customerTokenAtom),
  load: async (_, { api, signal }) => (await api.orders.listUnavailablePictures({}, { signal })).names,
  staleAfter: 0,
});

/** Notes that the shopper has read it. Throws `ApiError`. */
export const dismissUnavailablePicturesAtom = atom(null, async (get, set) => {
  await get(apiAtom).orders.dismissUnavailablePictures({ body: {} });
  await set(unavailablePicturesQueryAtom);
});
