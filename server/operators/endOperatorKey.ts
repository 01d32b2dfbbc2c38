import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { findOperatorKey } from "./findOperatorKey.ts";

/** Ends a key at once. Throws `CliError`. */
export function endOperatorKey(db: Db, name: string, now: Date): Promise<void> {
  return runTransaction(db, async (tx) => {
    const key = await findOperatorKey(tx, name);
    if (!key) throw new CliError(`There is no key "${name}".`);
    const { uuid, ...before } = key;
    await tx
      .updateTable("operatorKey")
      .set({ endedAt: now.toISOString() })
      .where("uuid", "=", uuid)
      .execute();
    await audit(tx, { verb: "keys end", subject: `key ${uuid}`, before, after: null });
  });
}
