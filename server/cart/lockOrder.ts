import { ApiError } from "../core/apiError.ts";
import type { Tx } from "../db/database.ts";
import type { OrderRow } from "./orderAccess.ts";

/**
 * Returns the orders that exist, locked until the transaction ends. Take several locks here: the order of their uuids keeps two
 * transactions from waiting for each other (docs/decisions/0036).
 */
export async function lockOrders(tx: Tx, uuids: readonly string[]): Promise<OrderRow[]> {
  if (uuids.length === 0) return [];
  return tx
    .selectFrom("order")
    .selectAll()
    .where("uuid", "in", uuids)
    .where("isDeleted", "=", false)
    .orderBy("uuid")
    .forNoKeyUpdate()
    .execute();
}

/** Returns an order, locked until the transaction ends. Throws `unknown` where there is none. */
export async function lockOrder(
  tx: Tx,
  uuid: string,
  unknown: "NOT_FOUND" | "FORBIDDEN" = "NOT_FOUND",
): Promise<OrderRow> {
  const [order] = await lockOrders(tx, [uuid]);
  if (!order) throw new ApiError(unknown);
  return order;
}

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
