import type { OperatorScope } from "../../src/domain/operators/operatorAccess.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { hashToken, newToken } from "../core/tokens.ts";
import { findOperatorKey } from "./findOperatorKey.ts";

const longestName = 60;

/**
 * Adds a key for another program. Returns it: nobody can read it again, and the answer of a repeated call has null in its place.
 * Throws `CliError`.
 */
export async function addOperatorKey(author: Author, name: string, given: readonly OperatorScope[]) {
  if (name.trim() === "" || name.length > longestName || /\p{Cc}/u.test(name)) {
    throw new CliError(`Une clé a un nom de ${longestName} caractères au plus.`);
  }
  const scopes = [...new Set(given)];
  if (scopes.length === 0) throw new CliError("Une clé a au moins un droit : --scope.");
  // The prefix lets a scanner for leaked secrets recognise it.
  const key = `dossard_${newToken()}`;
  const added = await author.transaction(async (tx) => {
    if (await findOperatorKey(tx, name)) throw new CliError(`Il y a déjà une clé « ${name} ».`);
    const { uuid } = await tx
      .insertInto("operatorKey")
      .values({ name, keyHash: hashToken(key), scopes })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    await audit(tx, {
      by: author.name,
      verb: "keys add",
      subject: `key ${uuid}`,
      before: null,
      after: { name, scopes },
    });
    return { name, scopes, key: null };
  });
  return { ...added, key };
}
