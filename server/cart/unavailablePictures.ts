import { sql } from "kysely";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { recalculateTotals } from "./recalculateTotals.ts";

/** The pictures of an order that were taken down; a filter pack is what it finds, or what a takedown left of it. */
export async function takenDownIn(tx: Tx, orderUuid: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("orderItemPicture as place")
    .innerJoin("orderItem as item", "item.uuid", "place.orderItemUuid")
    .innerJoin("product", "product.uuid", "item.productUuid")
    .innerJoin("picture", "picture.uuid", "place.pictureUuid")
    .select("picture.uuid")
    .distinct()
    .where("product.nature", "<>", "filter")
    .where("item.orderUuid", "=", orderUuid)
    .where("item.isDeleted", "=", false)
    .where("place.isDeleted", "=", false)
    .where("picture.isDeleted", "=", true)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/**
 * Takes out of a cart, which the caller has locked, what was taken down, and notes it for its shopper: a line of the picture alone
 * goes; a pack keeps its other pictures and has a place free again.
 */
export async function dropTakenDown(tx: Tx, services: Services, orderUuid: string): Promise<void> {
  const pictureUuids = await takenDownIn(tx, orderUuid);
  if (pictureUuids.length === 0) return;
  await sql`update "orderItemPicture" place set "isDeleted" = true from "orderItem" item
    where item.uuid = place."orderItemUuid" and item."orderUuid" = ${orderUuid}
      and place."pictureUuid" = any(${pictureUuids}::uuid[])`.execute(tx);
  await tx
    .updateTable("orderItem")
    .set({ isDeleted: true })
    .where("orderUuid", "=", orderUuid)
    .where("pictureUuid", "in", pictureUuids)
    .execute();
  await tx
    .insertInto("lostPicture")
    .values(pictureUuids.map((pictureUuid) => ({ orderUuid, pictureUuid })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await recalculateTotals(tx, orderUuid, services);
}

/** What a visitor's cart lost is told in the customer's, which takes the rest of it over. */
export async function moveUnavailablePictures(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .insertInto("lostPicture")
    .columns(["orderUuid", "pictureUuid"])
    .expression((lost) =>
      lost
        .selectFrom("lostPicture")
        .select((row) => [row.val(to).as("orderUuid"), "pictureUuid"])
        .where("orderUuid", "=", from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
