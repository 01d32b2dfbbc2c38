import type { contract } from "../../src/api/contract/contract.ts";
import { found } from "../found.ts";
import type { Verb } from "../verb.ts";
import { changeStatus } from "./changeStatus.ts";
import { lockCurrentOrder } from "./currentOrder.ts";

/** Gives the current order up; a new one begins with the next item. */
export const withdrawOrder: Verb<typeof contract.orders.withdrawOrder> = async (context) =>
  context.transaction(async (tx) => {
    await changeStatus(tx, found(await lockCurrentOrder(tx, context.visitor)), "withdrawn");
    return {};
  });
