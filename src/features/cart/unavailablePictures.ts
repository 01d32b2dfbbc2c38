import { customerTokenAtom } from "../../state/customerToken.ts";
import { mutationAtom } from "../../state/mutation.ts";
import { queryAtom } from "../../state/query.ts";

/** Names of the cart's pictures that were taken down and not yet reported to the shopper. */
export const unavailablePicturesQueryAtom = queryAtom({
  params: (get) => get(customerTokenAtom),
  load: async (_, { api, signal }) => (await api.orders.listUnavailablePictures({}, { signal })).names,
  staleAfter: 0,
});

/** Marks the list as read. Throws `ApiError`. */
export const dismissUnavailablePicturesAtom = mutationAtom({
  name: "dismissUnavailablePictures",
  send: (api, options) => api.orders.dismissUnavailablePictures({ body: {} }, options),
  onSuccess: (set) => set(unavailablePicturesQueryAtom),
});
