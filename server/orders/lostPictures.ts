import type { contract } from "../../src/api/contract/contract.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../db/database.ts";
import type { Verb } from "../verb.ts";
import { findCurrentOrder } from "./currentOrder.ts";

type Orders = typeof contract.orders;

export const listLostPictures: Verb<Orders["lostPictures"]> = async (context) => ({
  names: await namesOf(context),
});

/** Whoever has read it needs not be told again. */
export const dismissLostPictures: Verb<Orders["dismissLostPictures"]> = (context) =>
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

/** Remembers for a cart's shopper that a picture was taken out of it. */
export async function noteLostPicture(tx: Tx, orderUuid: string, pictureUuid: string): Promise<void> {
  await tx
    .insertInto("lostPicture")
    .values({ orderUuid, pictureUuid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
