import { sql } from "kysely";
import type { contract } from "../../src/api/contract/contract.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../db/database.ts";
import type { Services } from "../services.ts";
import type { Verb } from "../verb.ts";
import { findCurrentOrder } from "./currentOrder.ts";
import { refreshTotals } from "./refreshTotals.ts";

type Orders = typeof contract.orders;

export const listLostPictures: Verb<Orders["listUnavailablePictures"]> = async (context) => ({
  names: await namesOf(context),
});

/** Whoever has read it needs not be told again. */
export const dismissLostPictures: Verb<Orders["dismissUnavailablePictures"]> = (context) =>
  context.transaction(async (tx) => {
    const order = await findCurrentOrder(tx, context.visitor);
    if (order) await tx.deleteFrom("lostPicture").where("orderUuid", "=", order.uuid).execute();
    return {};
  });

async function namesOf({ db, visitor }: Context): Promise<string[]> {
  const order = await findCurrentOrder(db, visitor);
  if (!order) return [];
  const lost = await db
    .selectFrom("lostPicture")
    .innerJoin("picture", "picture.uuid", "lostPicture.pictureUuid")
    .select("picture.name")
    .where("orderUuid", "=", order.uuid)
    .orderBy("picture.name")
    .execute();
  return lost.map(({ name }) => name);
}

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
  await refreshTotals(tx, orderUuid, services);
}

/** What a visitor's cart lost is told in the customer's, which takes the rest of it over. */
export async function moveLostPictures(tx: Tx, from: string, to: string): Promise<void> {
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
