import type { OperatorRole } from "../../src/domain/operators/operatorAccess.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { readMailAddress } from "../core/mailAddress.ts";
import { hashPassword } from "../core/passwordHash.ts";
import { findOperator } from "./findOperator.ts";
import { newPassword } from "./newPassword.ts";

/**
 * Adds an operator. Returns their password, which nobody can read again: the answer of a repeated call has null in its place.
 * Throws `CliError`.
 */
export async function addOperator(author: Author, email: string, role: OperatorRole) {
  if (readMailAddress(email)?.address !== email)
    throw new CliError(`« ${email} » n’est pas une adresse e-mail.`);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const added = await author.transaction(async (tx) => {
    if (await findOperator(tx, email)) {
      throw new CliError(`${email} est déjà opérateur : operators role ${email} ${role}.`);
    }
    const { uuid } = await tx
      .insertInto("operator")
      .values({ email, passwordHash, role })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    await audit(tx, {
      by: author.name,
      verb: "operators add",
      subject: `operator ${uuid}`,
      before: null,
      after: { email, role },
    });
    return { email, role, password: null };
  });
  return { ...added, password };
}
