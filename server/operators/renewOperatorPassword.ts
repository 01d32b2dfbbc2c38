import { audit } from "../core/audit.ts";
import { hashPassword } from "../core/passwordHash.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { closeBrowsersOf, lockOperator } from "./lockOperator.ts";
import { newPassword } from "./newPassword.ts";

/** Gives an operator another password and closes their browsers. Returns it: nobody can read it again. Throws `CliError`. */
export async function renewOperatorPassword(db: Db, email: string): Promise<string> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return runTransaction(db, async (tx) => {
    const { uuid } = await lockOperator(tx, email);
    await tx.updateTable("operator").set({ passwordHash }).where("uuid", "=", uuid).execute();
    await closeBrowsersOf(tx, uuid);
    await audit(tx, { verb: "operators password", subject: `operator ${uuid}`, before: null, after: null });
    return password;
  });
}
