import type { OperatorRole } from "../../src/domain/operators/operatorAccess.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { lockOperator, requirePatronLeft } from "./lockOperator.ts";

/** Changes what an operator may do, at once and in every browser. Throws `CliError`, also for a call that would leave no patron. */
export function setOperatorRole(author: Author, given: string, role: OperatorRole) {
  return author.transaction(async (tx) => {
    const { uuid, email, role: before, isLastPatron } = await lockOperator(tx, given);
    requirePatronLeft(author, isLastPatron && role !== "patron");
    await tx.updateTable("operator").set({ role }).where("uuid", "=", uuid).execute();
    await audit(tx, {
      by: author.name,
      verb: "operators role",
      subject: `operator ${uuid}`,
      before: { role: before },
      after: { role },
    });
    return { email, role };
  });
}
