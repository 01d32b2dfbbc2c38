import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import { lockCurrentOrder } from "../cart/currentOrder.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";

/** Abandons the current order; the next item begins a new one. */
export const withdrawOrder: Handler<typeof orderCalls.withdrawOrder> = async (context) =>
  context.transaction(async (tx) => {
    await changeStatus(tx, orNotFound(await lockCurrentOrder(tx, context.visitor)), "withdrawn");
    return {};
  });
