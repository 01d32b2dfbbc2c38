import type { CounterPaymentMethod } from "../../src/domain/orders/orderStatus.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";

/**
 * Marks an order, which the caller has locked, as paid at the counter and triggers what follows a payment. Throws
 * ORDER_STATUS_CHANGED unless it was placed at the counter: a cart, or an order being paid by card, is not paid this way.
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
  await services.onOrderPaid(tx, services, order.uuid);
}
