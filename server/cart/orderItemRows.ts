import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import { cropOffsetOfItem } from "./findMatchingItem.ts";

/** Returns an order's items, then shipping, then discounts (specification, section 9 "Cart order"). */
export function orderItemRows(db: Db | Tx, orderUuid: string) {
  return db
    .selectFrom("orderItem")
    .leftJoin("product", "product.uuid", "orderItem.productUuid")
    .selectAll("orderItem")
    .select([remainingPictures.as("remainingPictures"), cropOffsetOfItem.as("cropOffset")])
    .where("orderItem.orderUuid", "=", orderUuid)
    .where("orderItem.isDeleted", "=", false)
    .orderBy(sql`array_position(array['item', 'shipping', 'discount'], "orderItem"."kind")`)
    .orderBy("orderItem.createdAt")
    .orderBy("orderItem.uuid");
}

/** Returns one item as it is now, for the response to its change. */
export function orderItemRow(tx: Tx, { uuid, orderUuid }: { uuid: string; orderUuid: string }) {
  return orderItemRows(tx, orderUuid).where("orderItem.uuid", "=", uuid).executeTakeFirstOrThrow();
}

/** Free places of a pack, counted in each group and summed; null for anything but a pack of pictures. */
const remainingPictures: RawBuilder<number | null> = sql`
  case when product.nature = 'multi' then (
    select greatest(0, coalesce(product.grp1_count, 0) - count(*) filter (where held."groupPosition" = 1))::int
      + greatest(0, coalesce(product.grp2_count, 0) - count(*) filter (where held."groupPosition" = 2))::int
    from "orderItemPicture" held
    where held."orderItemUuid" = "orderItem"."uuid" and not held."isDeleted") end`;
