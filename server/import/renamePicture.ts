import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { noPicture, takenDown } from "./pictureRefusals.ts";

const nameMaximum = 30;

/** Renames a picture. A start list still finds it by the name of its file. Throws `CliError`. */
export function renamePicture(
  author: Author,
  uuid: string,
  text: string,
): Promise<{ uuid: string; before: string; after: string }> {
  return author.transaction(async (tx) => {
    const name = text.trim().normalize("NFC");
    if (name === "" || name.length > nameMaximum || /\p{Cc}/u.test(name)) {
      throw new CliError(`Le nom d’une photo tient sur une ligne de 1 à ${nameMaximum} caractères.`);
    }
    const before = await tx
      .selectFrom("picture")
      .select(["uuid", "name", "isDeleted"])
      .where("uuid", "=", uuid)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw noPicture(uuid);
    if (before.isDeleted) throw takenDown(before.name);
    if (before.name === name) return { uuid: before.uuid, before: name, after: name };
    await tx.updateTable("picture").set({ name }).where("uuid", "=", before.uuid).execute();
    await audit(tx, {
      by: author.name,
      verb: "pictures rename",
      subject: `picture ${before.uuid}`,
      before: { name: before.name },
      after: { name },
    });
    return { uuid: before.uuid, before: before.name, after: name };
  });
}
