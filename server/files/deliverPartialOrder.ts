import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { CliError } from "../core/cliError.ts";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { downloadMailJob } from "./downloadMailJob.ts";
import { markFilesReady } from "./markFilesReady.ts";
import { readOrderFiles } from "./orderFiles.ts";

/**
 * Delivers the files of a paid order, which the caller has locked, without those that cannot be made. Throws `CliError` while
 * some are still being made, and if there is nothing to deliver.
 */
export async function deliverPartialOrder(
  tx: Tx,
  { uuid, paidAt, status }: OrderRow,
): Promise<{ made: number; missing: number }> {
  const code = orderCode(uuid);
  const files = await readOrderFiles(tx, uuid);
  const made = files.filter(({ byteSize }) => byteSize !== null).length;
  if (paidAt === null || status === "canceled" || files.length === 0) {
    throw new CliError(`Order ${code} is ${status} and has ${files.length} files to deliver.`);
  }
  if (made === files.length) throw new CliError(`No file of order ${code} is missing.`);
  const underWay = await tx
    .selectFrom("job")
    .select("id")
    .where("kind", "=", "digitalFile")
    .where("key", "like", `${uuid} %`)
    .where("doneAt", "is", null)
    .where("deadAt", "is", null)
    .executeTakeFirst();
  if (underWay) throw new CliError(`Files of order ${code} are still being made (dossard jobs).`);
  if (made === 0) throw new CliError(`No file of order ${code} could be made: cancel or refund it.`);
  await tx.updateTable("order").set({ ignoreMissingDownload: true }).where("uuid", "=", uuid).execute();
  await markFilesReady(tx, uuid);
  await enqueue(tx, downloadMailJob, { orderUuid: uuid }, { key: uuid });
  return { made, missing: files.length - made };
}
