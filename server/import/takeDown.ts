import { sql } from "kysely";
import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import { lockPictures } from "../cart/lockPictures.ts";
import { allocatePriceShares } from "../cart/recalculateTotals.ts";
import { dropTakenDown } from "../cart/unavailablePictures.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import type { FileStore } from "../core/fileStore.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { announce } from "../webhooks/announce.ts";
import { takedownMailJob } from "./takedownMailJob.ts";

export interface TakenDown {
  uuid: string;
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
  author: Author,
  pictureUuid: string,
  reason: string,
): Promise<TakenDown | null> {
  const { db, store } = services;
  const picture = await db
    .selectFrom("picture")
    .select(["uuid", "originalKey"])
    .where("uuid", "=", pictureUuid)
    .executeTakeFirst();
  if (!picture) return null;
  const files = (await filesOf(store, picture)).length;
  try {
    return await author.transaction(async (tx) => {
      const taken = await forget(tx, services, { by: author.name, uuid: picture.uuid, reason });
      return taken && { uuid: picture.uuid, ...taken, files };
    });
  } finally {
    // Also after an equal call that was killed before this.
    await deleteFiles(services, picture.uuid);
  }
}

async function filesOf(
  store: FileStore,
  { uuid, originalKey }: { uuid: string; originalKey: string },
): Promise<string[]> {
  const made = [...(await store.list(`previews/${uuid}`)), ...(await store.list(`digital/${uuid}`))];
  return (await store.exists(originalKey)) ? [originalKey, ...made] : made;
}

/** After the rows: a file without rows cannot be reached. */
async function deleteFiles({ db, store }: Services, uuid: string): Promise<void> {
  const picture = await db
    .selectFrom("picture")
    .select(["uuid", "originalKey"])
    .where("uuid", "=", uuid)
    .where("isDeleted", "=", true)
    .executeTakeFirst();
  if (!picture) return;
  for (const key of await filesOf(store, picture)) await store.delete(key);
}

interface Asked {
  by: string;
  uuid: string;
  reason: string;
}

async function forget(tx: Tx, services: Services, { by, uuid, reason }: Asked) {
  const { orders: concerned, pictures } = await lockPictures(tx, [uuid]);
  const [picture] = pictures;
  if (!picture) return null;
  if (!picture.isDeleted) {
    await hide(tx, uuid, picture);
    const [before, after] = [{ isDeleted: false }, { isDeleted: true }];
    await audit(tx, { by, verb: "takedown", subject: `picture ${uuid}`, before, after });
  }
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
  return { name: picture.name, orders: concerned.map(({ uuid, status }) => ({ uuid, status })) };
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
  await tx.deleteFrom("proposedName").where("pictureUuid", "=", uuid).execute();
  await sql`update "sharedSelection" set "pictureUuids" = array_remove("pictureUuids", ${uuid}::uuid)
    where ${uuid}::uuid = any("pictureUuids")`.execute(tx);
  await tx.deleteFrom("plainImage").where("originalKey", "=", picture.originalKey).execute();
}
