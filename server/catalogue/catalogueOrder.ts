import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** Single pictures first, then packs, then whole events. */
export function inCatalogueOrder<Row>(query: SelectQueryBuilder<Database, "product", Row>) {
  return query
    .orderBy(sql`array_position(array['sp', 'multi', 'filter'], "nature")`)
    .orderBy("label")
    .orderBy("uuid");
}

export function cheapestFirst<Row>(query: SelectQueryBuilder<Database, "productVariant", Row>) {
  return query.orderBy("base_price").orderBy("uuid");
}
