import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { areFilesMade } from "./orderFiles.ts";

/**
 * Notes which files of an order are made, each at most once, under its row's lock: of two files that are made at the same
 * time one sees the other.
 * @returns whether all are there
 */
export async function markFilesReady(tx: Tx, orderUuid: string): Promise<boolean> {
  const order = await tx
    .selectFrom("order")
    .select("ignoreMissingDownload")
    .where("uuid", "=", orderUuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await sql`
    update "orderItemPicture" place set "numericStatus" = 'compiled', "isFileFetched" = true
    from "orderItem" item, "digitalFile" file
    where item.uuid = place."orderItemUuid" and item."orderUuid" = ${orderUuid}
      and file."pictureUuid" = place."pictureUuid" and file.format = place."numericFormat"
      and place."numericStatus" = 'new'`.execute(tx);
  return order.ignoreMissingDownload || areFilesMade(tx, orderUuid);
}
