import type { filterValueCalls } from "../../src/api/contract/catalogueCalls.ts";
import { filterValuesOf } from "../cart/filterValuesOfOrder.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import { showNames } from "../catalogue/showNames.ts";
import type { Handler } from "../core/handler.ts";

export const listFilterValuesOfOrder: Handler<typeof filterValueCalls.listFilterValuesOfOrder> = async (
  context,
  { query },
) => {
  const order = await readableOrder(context, query.orderUuid);
  return showNames(context, filterValuesOf(context.db, order.uuid));
};
