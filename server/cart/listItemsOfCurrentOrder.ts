import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import type { Handler } from "../core/handler.ts";
import { currentItems } from "./currentItems.ts";

export const listItemsOfCurrentOrder: Handler<typeof orderItemCalls.listItemsOfCurrentOrder> = async (
  context,
) => (await currentItems(context))?.execute() ?? [];
