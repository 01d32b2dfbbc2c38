import { sql } from "kysely";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import type { Tx } from "../db/database.ts";

/**
 * Reads an operator who may sign in and locks them until the transaction ends, with all patrons: two that leave at one moment see each
 * other. Throws `CliError` if there is none.
 */
export async function lockOperator(tx: Tx, email: string) {
  const isAsked = sql<boolean>`lower("email") = lower(${email})`;
  const locked = await tx
    .selectFrom("operator")
    .select(["uuid", "email", "role", isAsked.as("isAsked")])
    .where("endedAt", "is", null)
    .where((of) => of.or([isAsked, of("role", "=", "patron")]))
    .orderBy("uuid")
    .forUpdate()
    .execute();
  const operator = locked.find((one) => one.isAsked);
  if (!operator) throw new CliError(`Il n’y a pas d’opérateur ${email}.`);
  const { isAsked: _isAsked, ...read } = operator;
  const isLastPatron =
    read.role === "patron" && locked.every((one) => one === operator || one.role !== "patron");
  return { ...read, isLastPatron };
}

/** Keeps a call from leaving nobody who may add operators. The command line may: whoever has it can add one again. */
export function requirePatronLeft({ hasCommandLine }: Author, isLastPatron: boolean): void {
  if (isLastPatron && !hasCommandLine)
    throw new CliError(
      "C’est le dernier patron : en ajouter d’abord un autre, ou le faire par la ligne de commande.",
    );
}

/** Closes every browser that is open to an operator. */
export async function closeBrowsersOf(tx: Tx, operatorUuid: string): Promise<void> {
  await tx.deleteFrom("operatorSession").where("operatorUuid", "=", operatorUuid).execute();
}
