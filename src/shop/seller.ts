import { queryAtom } from "../state/query.ts";

/** Who sells: help, terms and legal pages name the seller. */
export const sellerQueryAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.seller.readSeller({}, { signal }),
  staleAfter: Number.POSITIVE_INFINITY,
});
