import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { digitalFile } from "./digitalFile.ts";
import { digitalKey } from "./orderFiles.ts";

/**
 * Enqueues the files made from a picture's former original again for the orders that are paid; until then they have the old
 * ones. Forgets files that no order needs. Call it with the orders of the picture locked.
 * @returns the number of enqueued files, and the storage keys of files that no order needs
 */
export async function remakeReplacedFiles(
  tx: Tx,
  pictureUuid: string,
): Promise<{ files: number; unused: string[] }> {
  const sold = await tx
    .selectFrom("orderItemPicture as place")
    .innerJoin("orderItem as item", "item.uuid", "place.orderItemUuid")
    .innerJoin("order", "order.uuid", "item.orderUuid")
    .select(["order.uuid as orderUuid", "place.numericFormat as format"])
    .distinct()
    .where("place.pictureUuid", "=", pictureUuid)
    .where("place.isDeleted", "=", false)
    .where("item.isDeleted", "=", false)
    .where("item.quantity", ">", 0)
    .where("place.numericFormat", "is not", null)
    .where("order.numericStatus", "is not", null)
    .where("order.status", "<>", "canceled")
    .orderBy("order.uuid")
    .execute();
  for (const { orderUuid, format } of sold) {
    await enqueue(tx, digitalFile, digitalFile.payload.parse({ orderUuid, pictureUuid, format }));
  }
  const needed = sold.flatMap(({ format }) => format ?? []);
  const unused = await tx
    .deleteFrom("digitalFile")
    .where("pictureUuid", "=", pictureUuid)
    .where(sql<boolean>`"format" <> all(${needed})`)
    .returning("format")
    .execute();
  return { files: sold.length, unused: unused.map(({ format }) => digitalKey(pictureUuid, format)) };
}
