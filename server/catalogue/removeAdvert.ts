import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { lockAdvert, type ManagedAdvert } from "./advertFields.ts";

/** Removes an advert and returns it. Throws `CliError`. */
export function removeAdvert(author: Author, code: string): Promise<ManagedAdvert> {
  return author.transaction(async (tx) => {
    const { uuid, ...before } = await lockAdvert(tx, code);
    await tx.updateTable("advert").set({ isDeleted: true }).where("uuid", "=", uuid).execute();
    const subject = `advert ${uuid}`;
    await audit(tx, { by: author.name, verb: "adverts remove", subject, before, after: null });
    return { uuid, ...before };
  });
}
