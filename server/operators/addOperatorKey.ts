import type { OperatorScope } from "../../src/domain/operators/operatorRoles.ts";
import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import { hashToken, newToken } from "../core/tokens.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { findOperatorKey } from "./findOperatorKey.ts";

const longestName = 60;

/** Adds a key for another program. Returns it: nobody can read it again. Throws `CliError`. */
export function addOperatorKey(db: Db, name: string, scopes: readonly OperatorScope[]): Promise<string> {
  if (name.trim() === "" || name.length > longestName || /\p{Cc}/u.test(name)) {
    throw new CliError(`A key has a name of at most ${longestName} characters.`);
  }
  if (scopes.length === 0) throw new CliError("A key needs a scope: --scope.");
  // The prefix lets a scanner for leaked secrets recognise it.
  const key = `dossard_${newToken()}`;
  return runTransaction(db, async (tx) => {
    if (await findOperatorKey(tx, name)) throw new CliError(`There is a key "${name}" already.`);
    const { uuid } = await tx
      .insertInto("operatorKey")
      .values({ name, keyHash: hashToken(key), scopes: [...scopes] })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    await audit(tx, { verb: "keys add", subject: `key ${uuid}`, before: null, after: { name, scopes } });
    return key;
  });
}
