import type { Getter } from "jotai";
import type { Product, ProductVariant } from "../api/contract/catalogueEntities.ts";
import type { OrderItem } from "../api/contract/orderEntities.ts";
import { dataOf, type QueryAtom, queryFamily } from "../state/query.ts";

interface Catalogue {
  products: readonly Product[];
  variants: readonly ProductVariant[];
}
type Named = Pick<OrderItem, "kind" | "productUuid" | "productVariantUuid">;

const staleAfter = 5 * 60_000;
const productQuery = queryFamily(
  (uuid: string, { api, signal }) => api.products.readProduct({ params: { uuid } }, { signal }),
  { staleAfter },
);
const variantQuery = queryFamily(
  (uuid: string, { api, signal }) => api.productVariants.readVariant({ params: { uuid } }, { signal }),
  { staleAfter },
);

/**
 * Extends the catalogue with discontinued products of some items, so that they keep their names in a cart or an order.
 * Entries still loading or failed are omitted.
 */
export function withDiscontinued(items: readonly Named[], catalogue: Catalogue, get: Getter): Catalogue {
  const things = items.filter(({ kind }) => kind === "item");
  const found = <One extends { uuid: string }>(
    sold: readonly One[],
    named: (string | null)[],
    query: (uuid: string) => QueryAtom<One>,
  ): readonly One[] => {
    const gone = new Set(named.filter((uuid) => uuid !== null));
    for (const { uuid } of sold) gone.delete(uuid);
    return [...sold, ...[...gone].flatMap((uuid) => dataOf(get(query(uuid))) ?? [])];
  };
  return {
    products: found(
      catalogue.products,
      things.map(({ productUuid }) => productUuid),
      productQuery,
    ),
    variants: found(
      catalogue.variants,
      things.map(({ productVariantUuid }) => productVariantUuid),
      variantQuery,
    ),
  };
}
