import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { type AdvertFields, adverts, checkAdvert } from "./advertFields.ts";
import { setPlainImage } from "./setPlainImage.ts";

/** Adds an advert with its image, an original in the store. Throws `CliError`. */
export function addAdvert(db: Db, fields: AdvertFields, originalKey: string): Promise<void> {
  checkAdvert(fields);
  return runTransaction(db, async (tx) => {
    const same = await adverts(tx).select("uuid").where("code", "=", fields.code).executeTakeFirst();
    if (same) throw new CliError(`There is an advert ${fields.code} already: adverts edit ${fields.code}.`);
    const { uuid } = await tx.insertInto("advert").values(fields).returning("uuid").executeTakeFirstOrThrow();
    await setPlainImage(tx, uuid, originalKey);
    const after = { ...fields, originalKey };
    await audit(tx, { verb: "adverts add", subject: `advert ${uuid}`, before: null, after });
  });
}
