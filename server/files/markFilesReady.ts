import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { areFilesMade } from "./orderFiles.ts";

/**
 * Marks the finished files of an order that the transaction has locked, each at most once.
 * @returns whether all are ready
 */
export async function markFilesReady(tx: Tx, orderUuid: string): Promise<boolean> {
  const order = await tx
    .selectFrom("order")
    .select("ignoreMissingDownload")
    .where("uuid", "=", orderUuid)
    .executeTakeFirstOrThrow();
  await sql`
    update "orderItemPicture" place set "numericStatus" = 'compiled', "isFileFetched" = true
    from "orderItem" item, "digitalFile" file
    where item.uuid = place."orderItemUuid" and item."orderUuid" = ${orderUuid}
      and file."pictureUuid" = place."pictureUuid" and file.format = place."numericFormat"
      and place."numericStatus" = 'new'`.execute(tx);
  return order.ignoreMissingDownload || areFilesMade(tx, orderUuid);
}
