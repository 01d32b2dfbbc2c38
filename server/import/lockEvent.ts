import type { Tx } from "../db/database.ts";

/**
 * Locks an event to the transaction's end against others who bring pictures or names into it, and against takedowns. Its key
 * stays free: carts that point at the event go on.
 */
export async function lockEvent(tx: Tx, uuid: string): Promise<void> {
  await tx.selectFrom("event").select("uuid").where("uuid", "=", uuid).forNoKeyUpdate().execute();
}
