import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import type { Handler } from "../core/handler.ts";
import { findCurrentOrder } from "./currentOrder.ts";

/** Counts lines: three prints of one picture count as one. */
export const countCartItems: Handler<typeof orderItemCalls.countCartItems> = async ({ db, visitor }) => {
  const order = await findCurrentOrder(db, visitor);
  if (!order) return { count: 0 };
  return db
    .selectFrom("orderItem")
    .select((item) => item.fn.countAll<number>().as("count"))
    .where("orderUuid", "=", order.uuid)
    .where("kind", "=", "item")
    .where("isDeleted", "=", false)
    .executeTakeFirstOrThrow();
};
