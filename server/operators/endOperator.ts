import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { closeBrowsersOf, lockOperator, requirePatronLeft } from "./lockOperator.ts";

/**
 * Ends an operator's access and closes their browsers; what they did stays recorded. Throws `CliError`, also for a call that would
 * end the last patron.
 */
export function endOperator(author: Author, email: string, now: Date) {
  return author.transaction(async (tx) => {
    const { uuid, isLastPatron, ...before } = await lockOperator(tx, email);
    requirePatronLeft(author, isLastPatron);
    await tx.updateTable("operator").set({ endedAt: now.toISOString() }).where("uuid", "=", uuid).execute();
    await closeBrowsersOf(tx, uuid);
    const subject = `operator ${uuid}`;
    await audit(tx, { by: author.name, verb: "operators end", subject, before, after: null });
    return before;
  });
}
