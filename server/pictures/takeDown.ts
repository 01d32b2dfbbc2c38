import { sql } from "kysely";
import type { OrderStatus } from "../../src/domain/orderStatus.ts";
import type { Tx } from "../db/database.ts";
import { isSceneSource } from "../demo/scenes/sceneSource.ts";
import { putJob } from "../jobs/putJob.ts";
import { noteLostPicture } from "../orders/lostPictures.ts";
import { refreshTotals } from "../orders/refreshTotals.ts";
import type { Services } from "../services.ts";
import { takedownMailJob } from "./takedownMailJob.ts";

export interface TakenDown {
  name: string;
  /** Orders that held it: those that have lost it, and those whose lines keep its name. */
  orders: { uuid: string; status: OrderStatus }[];
  /** How many files went from the store. */
  files: number;
}

/** Carts may still change: they lose the picture. An order that was placed keeps its lines. */
const carts: readonly OrderStatus[] = ["uncomplete", "saved"];

/**
 * Takes a picture down for good (image rights): nobody finds it any more, its original, its previews and the files made from
 * it are deleted, carts lose it, and whoever ordered it is told by mail. Repeating it deletes what a killed run had left.
 * @returns null where there is no such picture
 */
export async function takeDown(
  services: Services,
  pictureUuid: string,
  reason: string,
): Promise<TakenDown | null> {
  const taken = await services.db.transaction().execute((tx) => forget(tx, services, pictureUuid, reason));
  if (!taken) return null;
  // After the rows: a file that still lies there is opened by nothing.
  const keys = [
    ...(isSceneSource(taken.originalKey) ? [] : [taken.originalKey]),
    ...(await services.store.list(`previews/${pictureUuid}`)),
    ...(await services.store.list(`digital/${pictureUuid}`)),
  ];
  let files = 0;
  for (const key of keys) {
    if (await services.store.exists(key)) files++;
    await services.store.delete(key);
  }
  return { name: taken.name, orders: taken.orders, files };
}

async function forget(tx: Tx, services: Services, uuid: string, reason: string) {
  // The orders first, as all do that change one: then nobody adds the picture meanwhile, for it is hidden below.
  const orders = await lockOrdersWith(tx, uuid);
  const picture = await tx
    .selectFrom("picture")
    .select(["name", "originalKey", "isDeleted", "eventUuid", "contestUuid"])
    .where("uuid", "=", uuid)
    .forUpdate()
    .executeTakeFirst();
  if (!picture) return null;
  if (!picture.isDeleted) await hide(tx, uuid, picture);
  await tx
    .insertInto("takedown")
    .values({ pictureUuid: uuid, reason, at: services.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.deleteFrom("digitalFile").where("pictureUuid", "=", uuid).execute();
  for (const order of orders) {
    if (carts.includes(order.status)) await leaveCart(tx, services, order.uuid, uuid);
    await putJob(
      tx,
      takedownMailJob,
      { orderUuid: order.uuid, pictureUuid: uuid },
      { key: `${order.uuid} ${uuid}` },
    );
  }
  return { name: picture.name, originalKey: picture.originalKey, orders };
}

/** Given-up and canceled orders are nobody's concern. */
async function lockOrdersWith(tx: Tx, pictureUuid: string) {
  return tx
    .selectFrom("order")
    .select(["uuid", "status"])
    .where("isDeleted", "=", false)
    .where("status", "not in", ["withdrawn", "canceled"])
    .where(
      sql<boolean>`uuid in (select item."orderUuid" from "orderItem" item
        left join "orderItemPicture" place on place."orderItemUuid" = item.uuid and not place."isDeleted"
        where not item."isDeleted" and (item."pictureUuid" = ${pictureUuid} or place."pictureUuid" = ${pictureUuid}))`,
    )
    .orderBy("uuid")
    .forUpdate()
    .execute();
}

/** From search, counts, names, shared selections and covers. */
async function hide(
  tx: Tx,
  uuid: string,
  picture: { eventUuid: string; contestUuid: string; originalKey: string },
) {
  await tx.updateTable("picture").set({ isDeleted: true }).where("uuid", "=", uuid).execute();
  for (const [table, of] of [
    ["event", picture.eventUuid],
    ["contest", picture.contestUuid],
  ] as const) {
    await sql`update ${sql.table(table)} set "totalPictureCount" = greatest(0, "totalPictureCount" - 1)
      where uuid = ${of}`.execute(tx);
  }
  await sql`update "eventFilterValue" kept set "pictureCount" = kept."pictureCount" - 1
    from "pictureFilterValue" shows
    where shows."pictureUuid" = ${uuid} and kept."filterValueUuid" = shows."filterValueUuid"
      and kept."eventUuid" = ${picture.eventUuid}`.execute(tx);
  await sql`delete from "eventFilterValue" where "eventUuid" = ${picture.eventUuid} and "pictureCount" <= 0`.execute(
    tx,
  );
  await tx.deleteFrom("pictureFilterValue").where("pictureUuid", "=", uuid).execute();
  await sql`update "sharedSelection" set "pictureUuids" = array_remove("pictureUuids", ${uuid}::uuid)
    where ${uuid}::uuid = any("pictureUuids")`.execute(tx);
  await tx.deleteFrom("plainImage").where("originalKey", "=", picture.originalKey).execute();
}

/** A line of the picture alone goes; a pack keeps its other pictures and has a place free again. */
async function leaveCart(tx: Tx, services: Services, orderUuid: string, pictureUuid: string): Promise<void> {
  await sql`update "orderItemPicture" place set "isDeleted" = true from "orderItem" item
    where item.uuid = place."orderItemUuid" and item."orderUuid" = ${orderUuid}
      and place."pictureUuid" = ${pictureUuid}`.execute(tx);
  await tx
    .updateTable("orderItem")
    .set({ isDeleted: true })
    .where("orderUuid", "=", orderUuid)
    .where("pictureUuid", "=", pictureUuid)
    .execute();
  await noteLostPicture(tx, orderUuid, pictureUuid);
  await refreshTotals(tx, orderUuid, services);
}
