import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { currentItems } from "./currentItems.ts";

export const listItemsOfCurrentOrder: Handler<typeof contract.orderItems.listItemsOfCurrentOrder> = async (
  context,
) => (await currentItems(context))?.execute() ?? [];
