import type { Tx } from "../db/database.ts";

/** Removes an item and its pictures' places from an order that the transaction has locked. */
export async function deleteItem(tx: Tx, uuid: string): Promise<void> {
  await tx.updateTable("orderItem").set({ isDeleted: true }).where("uuid", "=", uuid).execute();
  await tx
    .updateTable("orderItemPicture")
    .set({ isDeleted: true })
    .where("orderItemUuid", "=", uuid)
    .where("isDeleted", "=", false)
    .execute();
}
