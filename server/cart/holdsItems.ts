import type { Tx } from "../db/database.ts";

export async function holdsItems(tx: Tx, orderUuid: string): Promise<boolean> {
  const item = await tx
    .selectFrom("orderItem")
    .select("uuid")
    .where("orderUuid", "=", orderUuid)
    .where("kind", "=", "item")
    .where("isDeleted", "=", false)
    .executeTakeFirst();
  return item !== undefined;
}
