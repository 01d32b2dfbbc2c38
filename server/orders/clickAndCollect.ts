import { lockCustomerOrder } from "../cart/lockOrder.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { recalculateTotals } from "../cart/recalculateTotals.ts";
import type { Services } from "../core/services.ts";
import { type Db, runTransaction, type Tx } from "../db/database.ts";

/** Returns whether orders can be picked up at an event's stand now. */
export async function hasStand(db: Db | Tx, eventUuid: string, now: Date): Promise<boolean> {
  const event = await db
    .selectFrom("event")
    .select("uuid")
    .where("uuid", "=", eventUuid)
    .where("isVisible", "=", true)
    .where("isDeleted", "=", false)
    .where("hasClickAndCollect", "=", true)
    .where("end", ">", now.toISOString())
    .executeTakeFirst();
  return event !== undefined;
}

/**
 * Switches an order back to delivery when its stand is gone. Runs in its own transaction: if paying is then rejected (missing
 * address, other total), the shopper sees why.
 */
export async function leaveStandThatIsGone(
  services: Services,
  uuid: string,
  customerId: number,
): Promise<void> {
  await runTransaction(services.db, async (tx) => {
    const order = await lockCustomerOrder(tx, uuid, customerId);
    const eventUuid = order.clickAndCollectEventUuid;
    if (order.status !== "uncomplete" || eventUuid === null) return;
    if (await hasStand(tx, eventUuid, services.now())) return;
    await forgetStand(tx, order);
    await recalculateTotals(tx, uuid, services);
  });
}

/** Switches an order, which the caller has locked, from pick-up back to delivery. */
export async function forgetStand(tx: Tx, { uuid }: Pick<OrderRow, "uuid">): Promise<void> {
  await tx.updateTable("order").set({ clickAndCollectEventUuid: null }).where("uuid", "=", uuid).execute();
}
