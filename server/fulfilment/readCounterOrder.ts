import type { counterCalls } from "../../src/api/contract/counterCalls.ts";
import type { Handler } from "../core/handler.ts";
import { nameLines } from "../orders/nameLines.ts";
import { findCounterOrder } from "./counterOrders.ts";
import { withPermittedActions } from "./withPermittedActions.ts";

export const readCounterOrder: Handler<typeof counterCalls.readCounterOrder> = async (
  context,
  { params },
) => {
  const order = await findCounterOrder(context.db, context.settings.creationPlaceId, params.uuid);
  const named = { ...order, lines: await nameLines(context, order.lines) };
  return withPermittedActions(context.requireOperator(), named);
};
