import { queryAtom } from "../state/query.ts";

/** The seller's identity, for help, terms and legal pages. */
export const sellerQueryAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.seller.readSeller({}, { signal }),
  staleAfter: Number.POSITIVE_INFINITY,
});
