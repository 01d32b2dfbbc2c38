import type { Tx } from "../db/database.ts";

/** Takes an item with its pictures' places out of an order that the transaction holds. */
export async function deleteItem(tx: Tx, uuid: string): Promise<void> {
  await tx.updateTable("orderItem").set({ isDeleted: true }).where("uuid", "=", uuid).execute();
  await tx
    .updateTable("orderItemPicture")
    .set({ isDeleted: true })
    .where("orderItemUuid", "=", uuid)
    .where("isDeleted", "=", false)
    .execute();
}
