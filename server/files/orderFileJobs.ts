import type { Services } from "../core/services.ts";
import { runTransaction, type Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { type DigitalFilePayload, digitalFile } from "./digitalFile.ts";
import { readOrderFiles } from "./orderFiles.ts";

/** Enqueues the files of a paid order; does nothing for an order without any. */
export async function enqueueFileJobs(tx: Tx, orderUuid: string): Promise<void> {
  const files = await readOrderFiles(tx, orderUuid);
  if (files.length === 0) return;
  await tx.updateTable("order").set({ numericStatus: "sending" }).where("uuid", "=", orderUuid).execute();
  for (const { pictureUuid, format } of files) {
    const key = `${orderUuid} ${pictureUuid} ${format}`;
    await enqueue(tx, digitalFile, { orderUuid, pictureUuid, format }, { key });
  }
}

/** Enqueues files lost from the store again; until then they are not ready. */
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
      // Two concurrent calls enqueue it once.
      if (gone.numDeletedRows > 0n) await enqueue(tx, digitalFile, { orderUuid, pictureUuid, format });
    }
  });
}
