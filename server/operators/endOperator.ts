import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { closeBrowsersOf, lockOperator } from "./lockOperator.ts";

/** Ends an operator's access and closes their browsers; what they did stays recorded. Throws `CliError`. */
export function endOperator(author: Author, email: string, now: Date) {
  return author.transaction(async (tx) => {
    const { uuid, ...before } = await lockOperator(tx, email);
    await tx.updateTable("operator").set({ endedAt: now.toISOString() }).where("uuid", "=", uuid).execute();
    await closeBrowsersOf(tx, uuid);
    const subject = `operator ${uuid}`;
    await audit(tx, { by: author.name, verb: "operators end", subject, before, after: null });
    return before;
  });
}
