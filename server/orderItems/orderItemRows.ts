import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";

/** An order's items, then shipping, then discounts (specification, section 9 "Cart order"). */
export function orderItemRows(db: Db | Tx, orderUuid: string) {
  return db
    .selectFrom("orderItem")
    .leftJoin("product", "product.uuid", "orderItem.productUuid")
    .selectAll("orderItem")
    .select(remainingPictures.as("remainingPictures"))
    .where("orderItem.orderUuid", "=", orderUuid)
    .where("orderItem.isDeleted", "=", false)
    .orderBy(sql`array_position(array['item', 'shipping', 'discount'], "orderItem"."kind")`)
    .orderBy("orderItem.createdAt")
    .orderBy("orderItem.uuid");
}

/** How many pictures a pack still takes, over both groups; null for what is no pack of pictures. */
const remainingPictures: RawBuilder<number | null> = sql`
  case when product.nature = 'multi' then greatest(0,
    coalesce(product.grp1_count, 0) + coalesce(product.grp2_count, 0) - (
      select count(*)::int from "orderItemPicture" held
      where held."orderItemUuid" = "orderItem"."uuid" and not held."isDeleted")) end`;
