import { audit } from "../core/audit.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { setPlainImage } from "./setPlainImage.ts";

/** Makes a stored original the cover of an event, in place of its first picture. */
export function setEventCover(db: Db, uuid: string, originalKey: string): Promise<void> {
  return runTransaction(db, async (tx) => {
    const before = await setPlainImage(tx, uuid, originalKey);
    await audit(tx, {
      verb: "events cover",
      subject: `event ${uuid}`,
      before: before === null ? null : { originalKey: before },
      after: { originalKey },
    });
  });
}
