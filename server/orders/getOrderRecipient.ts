import { findOrder, type OrderRow } from "../cart/orderAccess.ts";
import type { Db } from "../db/database.ts";

/** Returns an order and its recipient; `address` is null where nobody left one. */
export async function getOrderRecipient(
  db: Db,
  orderUuid: string,
): Promise<{ order: OrderRow; address: string | null; firstName: string } | null> {
  const order = await findOrder({ db }, orderUuid);
  if (!order) return null;
  const customer = await db
    .selectFrom("customer")
    .select(["email", "firstName"])
    .where("id", "=", order.customerId)
    .executeTakeFirst();
  return {
    order,
    address: (order.email ?? customer?.email) || null,
    firstName: customer?.firstName ?? "",
  };
}
