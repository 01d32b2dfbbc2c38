import type { contract } from "../../src/api/contract/contract.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import { lockCurrentOrder } from "../cart/currentOrder.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";

/** Gives the current order up; a new one begins with the next item. */
export const withdrawOrder: Handler<typeof contract.orders.withdrawOrder> = async (context) =>
  context.transaction(async (tx) => {
    await changeStatus(tx, orNotFound(await lockCurrentOrder(tx, context.visitor)), "withdrawn");
    return {};
  });
