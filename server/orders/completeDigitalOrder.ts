import { mayBecome } from "../../src/domain/orders/orderTransitions.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import { lockOrder } from "../cart/lockOrder.ts";
import type { Tx } from "../db/database.ts";
import { orderContentKinds } from "./orderContentKinds.ts";

/** Completes an order of files alone once they are mailed; does nothing for one with prints. */
export async function completeDigitalOrder(tx: Tx, orderUuid: string): Promise<void> {
  const order = await lockOrder(tx, orderUuid);
  const { hasPaper } = await orderContentKinds(tx, orderUuid);
  if (!hasPaper && order.paidAt !== null && mayBecome(order.status, "ended")) {
    await changeStatus(tx, order, "ended");
  }
}
