import type { contract } from "../../src/api/contract/contract.ts";
import { found } from "../found.ts";
import type { Verb } from "../verb.ts";
import { lockCurrentOrder } from "./currentOrder.ts";

/** Gives the current order up; a new one begins with the next item. */
export const withdrawOrder: Verb<typeof contract.orders.withdrawOrder> = async (context) =>
  context.transaction(async (tx) => {
    const { uuid } = found(await lockCurrentOrder(tx, context.visitor));
    await tx.updateTable("order").set({ status: "withdrawn" }).where("uuid", "=", uuid).execute();
    return {};
  });
