import type { Selectable } from "kysely";
import type { Context, Visitor } from "../context.ts";
import type { Database } from "../db/schema.ts";
import { Refusal } from "../errors.ts";

export type OrderRow = Selectable<Database["order"]>;

/**
 * Whether a caller may see an order: a customer's is his alone; a visitor's belongs to the session that filled it
 * (specification, section 4 "Access check results"). An order that does not exist is as closed as somebody else's.
 */
export function orderAccess(order: OrderRow | undefined, visitor: Visitor): "MUST_AUTH" | "NOK" | "OK" {
  if (!order) return "NOK";
  if (order.customerId === null) {
    return order.sessionUuid !== null && order.sessionUuid === visitor.sessionUuid ? "OK" : "NOK";
  }
  if (visitor.customerId === null) return "MUST_AUTH";
  return order.customerId === visitor.customerId ? "OK" : "NOK";
}

export function findOrder({ db }: Pick<Context, "db">, uuid: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom("order")
    .selectAll()
    .where("uuid", "=", uuid)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
}

/** An order that the caller may see. Throws NOT_FOUND, or FORBIDDEN for somebody else's. */
export async function readableOrder(context: Context, uuid: string): Promise<OrderRow> {
  const order = await findOrder(context, uuid);
  if (!order) throw new Refusal("NOT_FOUND");
  if (orderAccess(order, context.visitor) !== "OK") throw new Refusal("FORBIDDEN");
  return order;
}
