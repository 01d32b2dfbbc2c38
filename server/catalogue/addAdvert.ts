import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { takeAdvisoryLock } from "../db/advisoryLock.ts";
import { type AdvertFields, adverts, checkAdvert, type ManagedAdvert } from "./advertFields.ts";
import { setPlainImage } from "./setPlainImage.ts";

/** Adds an advert with its image, an original in the store, and returns it. Throws `CliError`. */
export async function addAdvert(
  author: Author,
  fields: AdvertFields,
  originalKey: string,
): Promise<ManagedAdvert> {
  checkAdvert(fields);
  return author.transaction(async (tx) => {
    await takeAdvisoryLock(tx, "adverts");
    const same = await adverts(tx).select("uuid").where("code", "=", fields.code).executeTakeFirst();
    if (same) throw new CliError(`Il y a déjà une annonce ${fields.code} : adverts edit ${fields.code}.`);
    const { uuid } = await tx.insertInto("advert").values(fields).returning("uuid").executeTakeFirstOrThrow();
    await setPlainImage(tx, uuid, originalKey);
    const after = { ...fields, originalKey };
    const subject = `advert ${uuid}`;
    await audit(tx, { by: author.name, verb: "adverts add", subject, before: null, after });
    return { uuid, ...fields };
  });
}
