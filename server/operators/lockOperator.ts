import { sql } from "kysely";
import { CliError } from "../core/cliError.ts";
import type { Tx } from "../db/database.ts";

/** Reads an operator who may sign in and locks them until the transaction ends. Throws `CliError` if there is none. */
export async function lockOperator(tx: Tx, email: string) {
  const operator = await tx
    .selectFrom("operator")
    .select(["uuid", "email", "role"])
    .where(sql`lower("email")`, "=", email.toLowerCase())
    .where("endedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!operator) throw new CliError(`Il n’y a pas d’opérateur ${email}.`);
  return operator;
}

/** Closes every browser that is open to an operator. */
export async function closeBrowsersOf(tx: Tx, operatorUuid: string): Promise<void> {
  await tx.deleteFrom("operatorSession").where("operatorUuid", "=", operatorUuid).execute();
}
