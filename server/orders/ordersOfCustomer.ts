import type { Context } from "../core/context.ts";

/** Leaves out empty orders, which their customer would not recognise: a cart that was emptied or abandoned empty. */
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
