import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import { orderItemRows } from "../cart/orderItemRows.ts";
import type { Handler } from "../core/handler.ts";

export const listItemsOfOrder: Handler<typeof orderItemCalls.listItemsOfOrder> = async (
  context,
  { query },
) => {
  const order = await readableOrder(context, query.orderUuid);
  return orderItemRows(context.db, order.uuid).execute();
};
