import type { Selectable } from "kysely";
import { ApiError } from "../core/apiError.ts";
import type { Context } from "../core/context.ts";
import type { Database } from "../db/schema.ts";

export type OrderRow = Selectable<Database["order"]>;

/**
 * Returns whether a caller may see an order: a customer's belongs to that customer alone, a visitor's to the session that
 * filled it (specification, section 4 "Access check results"). The answer is the same for another's order and for one that does
 * not exist: MUST_AUTH where signing in may help, otherwise NOK.
 */
export function orderAccess(
  order: OrderRow | undefined,
  { visitor, settings }: Pick<Context, "visitor" | "settings">,
): "MUST_AUTH" | "NOK" | "OK" {
  const isOwn =
    order !== undefined &&
    (order.customerId === null
      ? order.sessionUuid !== null && order.sessionUuid === visitor.sessionUuid
      : order.customerId === visitor.customerId);
  if (isOwn) return "OK";
  return visitor.customerId === null && settings.placeWhat === "main" ? "MUST_AUTH" : "NOK";
}

export function findOrder({ db }: Pick<Context, "db">, uuid: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom("order")
    .selectAll()
    .where("uuid", "=", uuid)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
}

/** Returns an order that the caller may see. Throws FORBIDDEN for another's order and for an unknown one. */
export async function readableOrder(context: Context, uuid: string): Promise<OrderRow> {
  const order = await findOrder(context, uuid);
  if (!order || orderAccess(order, context) !== "OK") throw new ApiError("FORBIDDEN");
  return order;
}
