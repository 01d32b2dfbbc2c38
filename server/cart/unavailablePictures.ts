import { sql } from "kysely";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { recalculateTotals } from "./recalculateTotals.ts";

/** Returns the taken-down pictures of an order, without those of filter packs, which keep whatever is left. */
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
 * Removes taken-down pictures from a cart, which the caller has locked, and records them for the shopper. Single-picture lines
 * go; packs keep their other pictures and regain a free place.
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

/** Moves the record of a visitor's taken-down pictures to the customer's cart. */
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
