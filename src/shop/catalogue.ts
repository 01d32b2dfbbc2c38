import { queryAtom } from "../state/query.ts";

/** Every product and variant: there are few, and all screens that display ordered items share them. */
export const catalogueQueryAtom = queryAtom({
  params: () => null,
  load: async (_, { api, signal }) => {
    const [products, variants] = await Promise.all([
      api.products.listProducts({}, { signal }),
      api.productVariants.listVariants({}, { signal }),
    ]);
    return { products, variants };
  },
  staleAfter: 5 * 60_000,
});
