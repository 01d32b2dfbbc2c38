import { mayBecome } from "../../src/domain/orders/orderTransitions.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import { lockOrder } from "../cart/lockOrder.ts";
import type { Tx } from "../db/database.ts";
import { orderContentKinds } from "./orderContentKinds.ts";

/** Completes an order once its files are mailed: one of files alone ends, one whose prints were sent is delivered. */
export async function completeDigitalOrder(tx: Tx, orderUuid: string): Promise<void> {
  const order = await lockOrder(tx, orderUuid);
  const { hasPaper } = await orderContentKinds(tx, orderUuid);
  const to = hasPaper ? "delivered" : "ended";
  if (order.paidAt === null || !mayBecome(order.status, to)) return;
  if (!hasPaper || (await isShipped(tx, orderUuid))) await changeStatus(tx, order, to);
}

async function isShipped(tx: Tx, orderUuid: string): Promise<boolean> {
  const shipment = await tx
    .selectFrom("shipment")
    .select("uuid")
    .where("orderUuid", "=", orderUuid)
    .executeTakeFirst();
  return shipment !== undefined;
}
