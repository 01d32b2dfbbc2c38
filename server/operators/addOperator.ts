import type { OperatorRole } from "../../src/domain/operators/operatorRoles.ts";
import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import { readMailAddress } from "../core/mailAddress.ts";
import { hashPassword } from "../core/passwordHash.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { findOperator } from "./findOperator.ts";
import { newPassword } from "./newPassword.ts";

/** Adds an operator. Returns their password, which nobody can read again. Throws `CliError`. */
export async function addOperator(db: Db, email: string, role: OperatorRole): Promise<string> {
  if (readMailAddress(email)?.address !== email) throw new CliError(`"${email}" is no e-mail address.`);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return runTransaction(db, async (tx) => {
    if (await findOperator(tx, email)) {
      throw new CliError(`${email} is an operator already: operators role ${email} ${role}.`);
    }
    const { uuid } = await tx
      .insertInto("operator")
      .values({ email, passwordHash, role })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    await audit(tx, {
      verb: "operators add",
      subject: `operator ${uuid}`,
      before: null,
      after: { email, role },
    });
    return password;
  });
}
