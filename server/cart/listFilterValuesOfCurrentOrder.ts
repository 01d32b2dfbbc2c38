import type { filterValueCalls } from "../../src/api/contract/catalogueCalls.ts";
import { showNames } from "../catalogue/showNames.ts";
import type { Handler } from "../core/handler.ts";
import { findCurrentOrder } from "./currentOrder.ts";
import { filterValuesOf } from "./filterValuesOfOrder.ts";

export const listFilterValuesOfCurrentOrder: Handler<
  typeof filterValueCalls.listFilterValuesOfCurrentOrder
> = async (context) => {
  const order = await findCurrentOrder(context.db, context.visitor);
  return order ? showNames(context, filterValuesOf(context.db, order.uuid)) : [];
};
