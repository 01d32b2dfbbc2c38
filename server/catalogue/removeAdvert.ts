import { audit } from "../core/audit.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { lockAdvert } from "./advertFields.ts";

/** Removes an advert. Throws `CliError`. */
export function removeAdvert(db: Db, code: string): Promise<void> {
  return runTransaction(db, async (tx) => {
    const { uuid, ...before } = await lockAdvert(tx, code);
    await tx.updateTable("advert").set({ isDeleted: true }).where("uuid", "=", uuid).execute();
    await audit(tx, { verb: "adverts remove", subject: `advert ${uuid}`, before, after: null });
  });
}
