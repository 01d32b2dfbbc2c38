import { lockOrder } from "../cart/lockOrder.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { ApiError } from "../core/apiError.ts";
import type { Tx } from "../db/database.ts";

/** Locks a customer's own order until the transaction ends. Throws FORBIDDEN for any other, whether it exists or not. */
export async function lockCustomerOrder(tx: Tx, uuid: string, customerId: number): Promise<OrderRow> {
  const order = await lockOrder(tx, uuid, "FORBIDDEN");
  if (order.customerId !== customerId) throw new ApiError("FORBIDDEN");
  return order;
}

/** Same, for a cart. Also throws PAYMENT_IN_PROGRESS, or ORDER_NOT_MODIFIABLE once it was placed. */
export async function lockCustomerCart(tx: Tx, uuid: string, customerId: number): Promise<void> {
  const { status } = await lockCustomerOrder(tx, uuid, customerId);
  if (status === "paying") throw new ApiError("PAYMENT_IN_PROGRESS");
  if (status !== "uncomplete") throw new ApiError("ORDER_NOT_MODIFIABLE");
}
