import type { Tx } from "../db/database.ts";

/**
 * Locks an event until the transaction ends, against other imports, start lists and takedowns. Its key stays unlocked: carts
 * that reference the event go on.
 */
export async function lockEvent(tx: Tx, uuid: string): Promise<void> {
  await tx.selectFrom("event").select("uuid").where("uuid", "=", uuid).forNoKeyUpdate().execute();
}
