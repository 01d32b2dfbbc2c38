import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Returns what the shop sells, for the journal of changes: each format of each product with its texts and prices. */
export async function offeredNow(tx: Tx): Promise<object[]> {
  const { rows } = await sql<object>`
    select pricing.label as pricing, product.label as product, product.nature, product.description,
      product."longDescription", variant.grp1_format, variant.grp2_format, variant.base_price, variant.mat_option,
      variant.satin_option, variant.numeric_option
    from "productVariant" variant join product on product.uuid = variant."productUuid"
      join pricing on pricing.id = product."pricingId"
    where not variant."isDeleted" and not product."isDeleted" and not pricing."isDeleted"
    order by 1, 2, 6, 7, 8`.execute(tx);
  return rows;
}
