import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";

const nameMaximum = 30;

/** Renames a picture. A start list still finds it by the name of its file. Throws `CliError`. */
export function renamePicture(
  db: Db,
  uuid: string,
  text: string,
): Promise<{ before: string; after: string }> {
  return runTransaction(db, async (tx) => {
    const name = text.trim().normalize("NFC");
    if (name === "" || name.length > nameMaximum || /\p{Cc}/u.test(name)) {
      throw new CliError(`A picture's name is one line of 1 to ${nameMaximum} characters.`);
    }
    const before = await tx
      .selectFrom("picture")
      .select(["name", "isDeleted"])
      .where("uuid", "=", uuid)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (before.isDeleted) throw new CliError(`${before.name} has been taken down.`);
    if (before.name === name) return { before: name, after: name };
    await tx.updateTable("picture").set({ name }).where("uuid", "=", uuid).execute();
    await audit(tx, {
      verb: "pictures rename",
      subject: `picture ${uuid}`,
      before: { name: before.name },
      after: { name },
    });
    return { before: before.name, after: name };
  });
}
