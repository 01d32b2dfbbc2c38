import type { contract } from "../../src/api/contract/contract.ts";
import { showNames } from "../catalogue/showNames.ts";
import type { Handler } from "../core/handler.ts";
import { findCurrentOrder } from "./currentOrder.ts";
import { filterValuesOf } from "./filterValuesOfOrder.ts";

export const listFilterValuesOfCurrentOrder: Handler<
  typeof contract.filterValues.listFilterValuesOfCurrentOrder
> = async (context) => {
  const order = await findCurrentOrder(context.db, context.visitor);
  return order ? showNames(context, filterValuesOf(context.db, order.uuid)) : [];
};
