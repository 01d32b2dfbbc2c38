import type { OperatorRole } from "../../src/domain/operators/operatorRoles.ts";
import { audit } from "../core/audit.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { lockOperator } from "./lockOperator.ts";

/** Changes what an operator may do, at once and in every browser. Throws `CliError`. */
export function setOperatorRole(db: Db, email: string, role: OperatorRole): Promise<void> {
  return runTransaction(db, async (tx) => {
    const { uuid, role: before } = await lockOperator(tx, email);
    await tx.updateTable("operator").set({ role }).where("uuid", "=", uuid).execute();
    const subject = `operator ${uuid}`;
    await audit(tx, { verb: "operators role", subject, before: { role: before }, after: { role } });
  });
}
