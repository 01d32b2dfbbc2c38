import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { findOperatorKey } from "./findOperatorKey.ts";

/** Ends a key at once. Throws `CliError`. */
export function endOperatorKey(author: Author, name: string, now: Date) {
  return author.transaction(async (tx) => {
    const key = await findOperatorKey(tx, name);
    if (!key) throw new CliError(`Il n’y a pas de clé « ${name} ».`);
    const { uuid, ...before } = key;
    await tx
      .updateTable("operatorKey")
      .set({ endedAt: now.toISOString() })
      .where("uuid", "=", uuid)
      .execute();
    await audit(tx, { by: author.name, verb: "keys end", subject: `key ${uuid}`, before, after: null });
    return before;
  });
}
