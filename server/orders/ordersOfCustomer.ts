import type { Context } from "../core/context.ts";

/** An order that holds nothing is none that its customer would know: a cart emptied, or given up empty. */
export function ordersOf({ db }: Context, customerId: number) {
  return db
    .selectFrom("order")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("isDeleted", "=", false)
    .where("uuid", "in", (item) =>
      item
        .selectFrom("orderItem")
        .select("orderItem.orderUuid")
        .where("orderItem.kind", "=", "item")
        .where("orderItem.isDeleted", "=", false),
    )
    .orderBy("createdAt", "desc")
    .orderBy("uuid")
    .execute();
}
