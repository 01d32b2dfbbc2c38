import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { type DigitalFilePayload, digitalFile } from "./digitalFile.ts";
import { readOrderFiles } from "./orderFiles.ts";

/** Has the files of a paid order made; an order without any has nothing to wait for. */
export async function enqueueFileJobs(tx: Tx, orderUuid: string): Promise<void> {
  const files = await readOrderFiles(tx, orderUuid);
  if (files.length === 0) return;
  await tx.updateTable("order").set({ numericStatus: "sending" }).where("uuid", "=", orderUuid).execute();
  for (const { pictureUuid, format } of files) {
    const key = `${orderUuid} ${pictureUuid} ${format}`;
    await enqueue(tx, digitalFile, { orderUuid, pictureUuid, format }, { key });
  }
}

/** Has files made again that were lost from the store; until then they are not ready. */
export async function remakeFiles(
  { db, log }: Pick<Services, "db" | "log">,
  orderUuid: string,
  files: readonly Pick<DigitalFilePayload, "pictureUuid" | "format">[],
): Promise<void> {
  log.warn({ orderUuid, files: files.length }, "files lost from the store, made again");
  await runTransaction(db, async (tx) => {
    for (const { pictureUuid, format } of files) {
      const gone = await tx
        .deleteFrom("digitalFile")
        .where("pictureUuid", "=", pictureUuid)
        .where("format", "=", format)
        .executeTakeFirst();
      // Two who press at the same time have it made once.
      if (gone.numDeletedRows > 0n) await enqueue(tx, digitalFile, { orderUuid, pictureUuid, format });
    }
  });
}
