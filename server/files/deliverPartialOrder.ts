import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { changeOrder } from "../orders/changeOrder.ts";
import { statusName } from "../orders/statusName.ts";
import { downloadMailJob } from "./downloadMailJob.ts";
import { markFilesReady } from "./markFilesReady.ts";
import { readOrderFiles } from "./orderFiles.ts";

export interface PartialDelivery {
  uuid: string;
  /** Files delivered. */
  made: number;
  missing: number;
}

/**
 * Delivers the files of a paid order without those that cannot be made. Throws `CliError` while some are still being made, and
 * if there is nothing to deliver.
 */
export function deliverPartialOrder(author: Author, orderUuid: string): Promise<PartialDelivery> {
  return changeOrder(author, "orders ignore-missing", orderUuid, async (tx, { uuid, paidAt, status }) => {
    const code = orderCode(uuid);
    const files = await readOrderFiles(tx, uuid);
    const made = files.filter(({ byteSize }) => byteSize !== null).length;
    if (paidAt === null || status === "canceled" || files.length === 0) {
      throw new CliError(
        `La commande ${code} est « ${statusName(status)} », avec ${files.length} fichiers à livrer.`,
      );
    }
    if (made === files.length) throw new CliError(`Aucun fichier de la commande ${code} ne manque.`);
    if (await areBeingMade(tx, uuid)) {
      throw new CliError(`Des fichiers de la commande ${code} sont encore en préparation (dossard jobs).`);
    }
    if (made === 0) {
      throw new CliError(
        `Aucun fichier de la commande ${code} n’a pu être préparé : annulez-la ou remboursez-la.`,
      );
    }
    await tx.updateTable("order").set({ ignoreMissingDownload: true }).where("uuid", "=", uuid).execute();
    await markFilesReady(tx, uuid);
    await enqueue(tx, downloadMailJob, { orderUuid: uuid }, { key: uuid });
    return { uuid, made, missing: files.length - made };
  });
}

async function areBeingMade(tx: Tx, orderUuid: string): Promise<boolean> {
  const job = await tx
    .selectFrom("job")
    .select("id")
    .where("kind", "=", "digitalFile")
    .where("key", "like", `${orderUuid} %`)
    .where("doneAt", "is", null)
    .where("deadAt", "is", null)
    .executeTakeFirst();
  return job !== undefined;
}
