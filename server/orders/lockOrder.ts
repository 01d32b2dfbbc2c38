import type { Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import type { OrderRow } from "./orderAccess.ts";

/** An order, locked to the transaction's end. Throws NOT_FOUND. */
export async function lockOrder(tx: Tx, uuid: string): Promise<OrderRow> {
  const order = await tx
    .selectFrom("order")
    .selectAll()
    .where("uuid", "=", uuid)
    .where("isDeleted", "=", false)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal("NOT_FOUND");
  return order;
}
