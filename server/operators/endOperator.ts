import { audit } from "../core/audit.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { closeBrowsersOf, lockOperator } from "./lockOperator.ts";

/** Ends an operator's access and closes their browsers; what they did stays recorded. Throws `CliError`. */
export function endOperator(db: Db, email: string, now: Date): Promise<void> {
  return runTransaction(db, async (tx) => {
    const { uuid, ...before } = await lockOperator(tx, email);
    await tx.updateTable("operator").set({ endedAt: now.toISOString() }).where("uuid", "=", uuid).execute();
    await closeBrowsersOf(tx, uuid);
    await audit(tx, { verb: "operators end", subject: `operator ${uuid}`, before, after: null });
  });
}
