import { sql } from "kysely";
import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import { allocatePriceShares } from "../cart/allocatePriceShares.ts";
import { lockPictures } from "../cart/lockPictures.ts";
import { dropTakenDown } from "../cart/unavailablePictures.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { announce } from "../webhooks/announce.ts";
import { takedownMailJob } from "./takedownMailJob.ts";

export interface TakenDown {
  name: string;
  /** Orders that held it: carts that lost it, and placed orders that keep their lines. */
  orders: { uuid: string; status: OrderStatus }[];
  /** Number of files deleted from the store. */
  files: number;
}

/** Carts lose the picture. A placed order keeps its lines. */
const carts: readonly OrderStatus[] = ["uncomplete", "saved"];

/**
 * Takes a picture down permanently (image rights): hides it everywhere, deletes its original, its previews and the files made
 * from it, removes it from carts, and mails everyone who ordered it. Repeating it completes a killed run.
 * @returns null if there is no such picture
 */
export async function takeDown(
  services: Services,
  pictureUuid: string,
  reason: string,
): Promise<TakenDown | null> {
  const taken = await runTransaction(services.db, (tx) => forget(tx, services, pictureUuid, reason));
  if (!taken) return null;
  // After the rows: a file without rows cannot be reached.
  const keys = [
    taken.originalKey,
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
  const { orders: concerned, pictures } = await lockPictures(tx, [uuid]);
  const [picture] = pictures;
  if (!picture) return null;
  if (!picture.isDeleted) await hide(tx, uuid, picture);
  const isNew = await tx
    .insertInto("takedown")
    .values({ pictureUuid: uuid, reason, at: services.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("pictureUuid")
    .executeTakeFirst();
  if (isNew) await announce(tx, "picture.takedown", { uuid });
  await tx.deleteFrom("digitalFile").where("pictureUuid", "=", uuid).execute();
  for (const order of concerned) {
    if (carts.includes(order.status)) await dropTakenDown(tx, services, order.uuid);
    if (order.status === "paying") await leaveFilterPacks(tx, order.uuid, uuid);
    await enqueue(
      tx,
      takedownMailJob,
      { orderUuid: order.uuid, pictureUuid: uuid },
      { key: `${order.uuid} ${uuid}` },
    );
  }
  return { name: picture.name, originalKey: picture.originalKey, orders: concerned };
}

/** A filter pack of an order being paid is whatever its filters find: one picture less. */
async function leaveFilterPacks(tx: Tx, orderUuid: string, pictureUuid: string): Promise<void> {
  await sql`delete from "orderItemPicture" place using "orderItem" item, product
    where item.uuid = place."orderItemUuid" and item."orderUuid" = ${orderUuid}
      and product.uuid = item."productUuid" and product.nature = 'filter'
      and place."pictureUuid" = ${pictureUuid}`.execute(tx);
  await allocatePriceShares(tx, orderUuid);
}

/** Hides it from search, counts, names, shared selections and covers. */
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
  await tx.deleteFrom("startListName").where("pictureUuid", "=", uuid).execute();
  await sql`update "sharedSelection" set "pictureUuids" = array_remove("pictureUuids", ${uuid}::uuid)
    where ${uuid}::uuid = any("pictureUuids")`.execute(tx);
  await tx.deleteFrom("plainImage").where("originalKey", "=", picture.originalKey).execute();
}
