import type { contract } from "../../src/api/contract/contract.ts";
import type { OrderStep } from "../../src/api/contract/orderEntities.ts";
import type { Db, Tx } from "../db/database.ts";
import type { Verb } from "../verb.ts";
import { readableOrder } from "./orderAccess.ts";

/** What an order went through, oldest first. */
export function readSteps(db: Db | Tx, orderUuid: string): Promise<OrderStep[]> {
  return db
    .selectFrom("orderStep")
    .select(["at", "status"])
    .where("orderUuid", "=", orderUuid)
    .orderBy("id")
    .execute();
}

export const listSteps: Verb<typeof contract.orders.listStatusHistory> = async (context, { params }) => {
  const { uuid } = await readableOrder(context, params.uuid);
  return readSteps(context.db, uuid);
};
