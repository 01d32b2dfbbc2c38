import type { OrderStep } from "../../src/api/contract/orderEntities.ts";
import type { Db, Tx } from "../db/database.ts";

/** What an order went through, oldest first. */
export function readStatusHistory(db: Db | Tx, orderUuid: string): Promise<OrderStep[]> {
  return db
    .selectFrom("orderStep")
    .select(["at", "status"])
    .where("orderUuid", "=", orderUuid)
    .orderBy("id")
    .execute();
}
