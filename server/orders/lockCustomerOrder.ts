import type { Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import type { OrderRow } from "./orderAccess.ts";

/** A customer's own order, locked to the transaction's end. Throws NOT_FOUND, or FORBIDDEN for somebody else's. */
export async function lockCustomerOrder(tx: Tx, uuid: string, customerId: number): Promise<OrderRow> {
  const order = await tx
    .selectFrom("order")
    .selectAll()
    .where("uuid", "=", uuid)
    .where("isDeleted", "=", false)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal("NOT_FOUND");
  if (order.customerId !== customerId) throw new Refusal("FORBIDDEN");
  return order;
}
