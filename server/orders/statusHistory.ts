import type { OrderStep } from "../../src/api/contract/orderEntities.ts";
import type { Db, Tx } from "../db/database.ts";

/** Returns the status history of an order, oldest first. */
export function readStatusHistory(db: Db | Tx, orderUuid: string): Promise<OrderStep[]> {
  return db
    .selectFrom("orderStep")
    .select(["at", "status"])
    .where("orderUuid", "=", orderUuid)
    .orderBy("id")
    .execute();
}
