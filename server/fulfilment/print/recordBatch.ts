import { basename } from "node:path";
import { mayBecome } from "../../../src/domain/orders/orderTransitions.ts";
import { changeStatus, setAuditActor } from "../../cart/changeStatus.ts";
import { lockOrders } from "../../cart/lockOrder.ts";
import { audit } from "../../core/audit.ts";
import type { Author } from "../../core/author.ts";
import type { Services } from "../../core/services.ts";
import type { Db, Tx } from "../../db/database.ts";
import type { PrintedOrder } from "../../db/operatorTables.ts";
import type { BatchManifest, BatchOrder } from "./batchManifest.ts";
import { type PrintOrder, printObstacle, printOrders } from "./findPrintOrders.ts";
import { printsState, readPrints } from "./readPrints.ts";

/** Returns when a batch was recorded; null if it was not. */
export async function recordedAt(db: Db, batchUuid: string): Promise<string | null> {
  const batch = await db
    .selectFrom("printBatch")
    .select("at")
    .where("uuid", "=", batchUuid)
    .executeTakeFirst();
  return batch?.at ?? null;
}

/**
 * Records a batch and leads its orders on, in one transaction, if they are still as they were when their prints were made.
 * @param publish gives the folder its name once nothing but the commit is left
 * @returns the orders that have changed: with any of them, nothing is recorded or published
 */
export async function recordBatch(
  author: Author,
  { now }: Pick<Services, "now">,
  folder: string,
  manifest: BatchManifest,
  publish: () => Promise<void>,
): Promise<string[]> {
  const { batchUuid, reason } = manifest;
  const target = basename(folder);
  return author.transaction(async (tx) => {
    await setAuditActor(tx, "operator");
    const orders = await lockedOrders(tx, manifest);
    const changed = await changedOrders(tx, manifest, orders);
    if (changed.length > 0) return changed;
    await tx
      .insertInto("printBatch")
      .values({
        uuid: batchUuid,
        target,
        reason,
        orders: JSON.stringify(manifest.orders.map(printedOrder)),
        at: now().toISOString(),
      })
      .execute();
    for (const order of orders) await leadOn(tx, author, order, manifest, target);
    await publish();
    return [];
  });
}

const printedOrder = ({ orderUuid, prints }: BatchOrder): PrintedOrder => ({
  orderUuid,
  prints: prints.map(({ orderItemPictureUuid, name, quantity }) => ({
    orderItemPictureUuid,
    file: name,
    quantity,
  })),
});

async function lockedOrders(tx: Tx, { orders }: BatchManifest): Promise<PrintOrder[]> {
  const uuids = orders.map(({ orderUuid }) => orderUuid);
  const locked = await lockOrders(tx, uuids);
  if (locked.length === 0) return [];
  return printOrders(tx)
    .where(
      "order.uuid",
      "in",
      locked.map(({ uuid }) => uuid),
    )
    .orderBy("order.uuid")
    .execute();
}

async function changedOrders(
  tx: Tx,
  { orders, reason }: BatchManifest,
  found: readonly PrintOrder[],
): Promise<string[]> {
  const isAgain = reason !== null;
  const uuids = found.map(({ uuid }) => uuid);
  const prints = await readPrints(tx, uuids, isAgain);
  return orders
    .filter(({ orderUuid, state }) => {
      const order = found.find(({ uuid }) => uuid === orderUuid);
      if (!order || printObstacle(order, isAgain) !== null) return true;
      return printsState(prints.get(orderUuid) ?? []) !== state;
    })
    .map(({ orderUuid }) => orderUuid);
}

async function leadOn(
  tx: Tx,
  author: Author,
  order: PrintOrder,
  manifest: BatchManifest,
  target: string,
): Promise<void> {
  const { uuid, status, lastPrintTarget } = order;
  const { reason } = manifest;
  const prints = manifest.orders.find(({ orderUuid }) => orderUuid === uuid)?.prints ?? [];
  await tx
    .updateTable("orderItemPicture")
    .set({ paperStatus: "sentToFolderProduction", isFileFetched: true })
    .where(
      "uuid",
      "in",
      prints.map(({ orderItemPictureUuid }) => orderItemPictureUuid),
    )
    .execute();
  await tx.updateTable("order").set({ lastPrintTarget: target }).where("uuid", "=", uuid).execute();
  // Printed again, or its files were sent before: it stays where it is.
  if (reason === null && mayBecome(status, "paperInProduction")) {
    await changeStatus(tx, order, "paperInProduction");
  }
  await audit(tx, {
    by: author.name,
    verb: "orders print",
    subject: `order ${uuid}`,
    before: { lastPrintTarget },
    after: { lastPrintTarget: target, reason, prints: prints.length },
  });
}
