import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { hashPassword } from "../core/passwordHash.ts";
import { closeBrowsersOf, lockOperator } from "./lockOperator.ts";
import { newPassword } from "./newPassword.ts";

/**
 * Gives an operator another password and closes their browsers. Returns it: nobody can read it again, and the answer of a
 * repeated call has null in its place. Throws `CliError`.
 */
export async function renewOperatorPassword(author: Author, given: string) {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const renewed = await author.transaction(async (tx) => {
    const { uuid, email, role } = await lockOperator(tx, given);
    await tx.updateTable("operator").set({ passwordHash }).where("uuid", "=", uuid).execute();
    await closeBrowsersOf(tx, uuid);
    const subject = `operator ${uuid}`;
    await audit(tx, { by: author.name, verb: "operators password", subject, before: null, after: null });
    return { email, role, password: null };
  });
  return { ...renewed, password };
}
