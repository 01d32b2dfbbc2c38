import type { CounterPaymentMethod } from "../../src/domain/orders/orderStatus.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { onOrderPaid } from "./onOrderPaid.ts";

/**
 * Notes that an order placed at a counter, which the caller has locked, was paid there, with all that a payment causes. A cart, and
 * an order that its customer is paying by card, are not paid this way. Throws ORDER_STATUS_CHANGED.
 */
export async function payOrder(
  tx: Tx,
  services: Services,
  order: OrderRow,
  method: CounterPaymentMethod,
): Promise<void> {
  if (order.status !== "finalized") {
    throw new ApiError("ORDER_STATUS_CHANGED", { logDetail: `order ${order.uuid} is ${order.status}` });
  }
  const paidAt = services.now().toISOString();
  await changeStatus(tx, order, "paid", { paidAt, paymentMethod: method });
  await onOrderPaid(tx, services, order.uuid);
}
