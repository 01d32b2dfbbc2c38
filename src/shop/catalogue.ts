import { queryAtom } from "../state/query.ts";

/** Every product and variant: few, and the same for all screens that name what is ordered. */
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
