import { audit } from "../core/audit.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { type AdvertFields, checkAdvert, lockAdvert } from "./advertFields.ts";
import { setPlainImage } from "./setPlainImage.ts";

export type AdvertChanges = Partial<Omit<AdvertFields, "code">>;

/**
 * Changes an advert and returns it; omitted fields stay. Throws `CliError`.
 * @param originalKey its new image in the store; null: it keeps its image
 */
export function editAdvert(
  db: Db,
  code: string,
  changes: AdvertChanges,
  originalKey: string | null,
): Promise<AdvertFields> {
  return runTransaction(db, async (tx) => {
    const { uuid, ...before } = await lockAdvert(tx, code);
    const after = { ...before, ...changes };
    checkAdvert(after);
    await tx.updateTable("advert").set(after).where("uuid", "=", uuid).execute();
    const image = originalKey === null ? {} : { originalKey };
    const earlier = originalKey === null ? {} : { originalKey: await setPlainImage(tx, uuid, originalKey) };
    await audit(tx, {
      verb: "adverts edit",
      subject: `advert ${uuid}`,
      before: { ...before, ...earlier },
      after: { ...after, ...image },
    });
    return after;
  });
}
