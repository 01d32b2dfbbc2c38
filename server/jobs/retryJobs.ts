import { sql } from "kysely";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";

/**
 * Makes jobs due at once; those in progress are left to their workers.
 * @param ids null: all that failed
 * @returns how many are tried again
 */
export function retryJobs(author: Author, ids: readonly number[] | null): Promise<{ retried: number }> {
  return author.transaction(async (tx) => {
    const waiting = tx
      .updateTable("job")
      .set({ deadAt: null, attempts: 0, dueAt: sql`now()` })
      .where("doneAt", "is", null)
      .where("takenBy", "is", null);
    const chosen = ids === null ? waiting.where("deadAt", "is not", null) : waiting.where("id", "in", ids);
    const { length: retried } = await chosen.returning("id").execute();
    const after = { ids, retried };
    await audit(tx, { by: author.name, verb: "jobs retry", subject: "jobs", before: null, after });
    return { retried };
  });
}
