import { mayBecome } from "../../src/domain/orders/orderTransitions.ts";
import type { Tx } from "../db/database.ts";
import { changeStatus } from "./changeStatus.ts";
import { lockOrder } from "./lockOrder.ts";
import { orderHolds } from "./orderHolds.ts";

/** An order of files alone is at its end once they are mailed; one with prints goes on. */
export async function endOrderOfFiles(tx: Tx, orderUuid: string): Promise<void> {
  const order = await lockOrder(tx, orderUuid);
  const { hasPaper } = await orderHolds(tx, orderUuid);
  if (!hasPaper && order.paidAt !== null && mayBecome(order.status, "ended")) {
    await changeStatus(tx, order, "ended");
  }
}
