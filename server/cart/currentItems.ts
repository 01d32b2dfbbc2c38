import type { Context } from "../core/context.ts";
import { findCurrentOrder } from "./currentOrder.ts";
import { orderItemRows } from "./orderItemRows.ts";

export async function currentItems({ db, visitor }: Context) {
  const order = await findCurrentOrder(db, visitor);
  return order && orderItemRows(db, order.uuid);
}
