import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { mayBecome } from "../../src/domain/orders/orderTransitions.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { CliError } from "../core/cliError.ts";
import type { Tx } from "../db/database.ts";

/**
 * Cancels a placed order, which the caller has locked: its payment becomes due back (`refundsDue`) and its files can no longer
 * be downloaded. Throws `CliError` where it is too late or too early.
 */
export async function cancelOrder(tx: Tx, order: OrderRow): Promise<void> {
  if (!mayBecome(order.status, "canceled")) {
    throw new CliError(`Order ${orderCode(order.uuid)} is ${order.status}: it cannot be canceled.`);
  }
  await changeStatus(tx, order, "canceled");
}
