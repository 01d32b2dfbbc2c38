import { ApiError } from "../core/apiError.ts";
import { orNotFound } from "../core/orNotFound.ts";
import type { Visitor } from "../core/visitor.ts";
import type { Tx } from "../db/database.ts";
import type { OrderItemRow } from "./findMatchingItem.ts";
import type { OrderRow } from "./orderAccess.ts";

/**
 * Returns an item to change, with its order locked until the transaction ends. Throws NOT_FOUND if it is not in an order of the
 * caller's, PAYMENT_IN_PROGRESS or ORDER_NOT_MODIFIABLE if the order can no longer change.
 */
export async function lockItem(tx: Tx, visitor: Visitor, uuid: string): Promise<OrderItemRow> {
  const { orderUuid } = orNotFound(await findItem(tx, uuid));
  const order = await tx
    .selectFrom("order")
    .selectAll()
    .where("uuid", "=", orderUuid)
    .where("isDeleted", "=", false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order || !isCartOf(order, visitor)) throw new ApiError("NOT_FOUND");
  if (order.status === "paying") throw new ApiError("PAYMENT_IN_PROGRESS");
  if (order.status !== "uncomplete") throw new ApiError("ORDER_NOT_MODIFIABLE");
  // Read again: only the lock guarantees that the item still exists and is still in this order.
  const item = orNotFound(await findItem(tx, uuid));
  if (item.orderUuid !== orderUuid) throw new ApiError("NOT_FOUND");
  return item;
}

/** A signed-in caller cannot reach the earlier session's cart: its content moved to the customer's. */
function isCartOf(order: OrderRow, { customerId, sessionUuid }: Visitor): boolean {
  if (customerId !== null) return order.customerId === customerId;
  return order.customerId === null && order.sessionUuid !== null && order.sessionUuid === sessionUuid;
}

function findItem(tx: Tx, uuid: string): Promise<OrderItemRow | undefined> {
  return tx
    .selectFrom("orderItem")
    .selectAll()
    .where("uuid", "=", uuid)
    .where("kind", "=", "item")
    .where("isDeleted", "=", false)
    .executeTakeFirst();
}
