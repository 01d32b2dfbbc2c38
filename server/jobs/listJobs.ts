import type { Counted } from "../core/handler.ts";
import { type Page, readPage } from "../core/page.ts";
import type { Db } from "../db/database.ts";
import type { Job } from "./jobRows.ts";

const jobStates = ["waiting", "running", "failed"] as const;

export interface ListedJob
  extends Pick<Job, "id" | "kind" | "key" | "createdAt" | "dueAt" | "attempts" | "lastError"> {
  state: (typeof jobStates)[number];
}

/** Returns jobs that are not done, the oldest first, without their payloads: some name people. */
export async function listJobs(db: Db, page: Page): Promise<Counted<ListedJob[]>> {
  const { items, totalCount } = await readPage(
    db,
    db
      .selectFrom("job")
      .select(["id", "kind", "key", "createdAt", "dueAt", "attempts", "lastError", "deadAt", "takenBy"])
      .where("doneAt", "is", null)
      .orderBy("id"),
    page,
  );
  return {
    items: items.map(({ deadAt, takenBy, ...job }) => ({ ...job, state: stateOf(deadAt, takenBy) })),
    totalCount,
  };
}

function stateOf(deadAt: string | null, takenBy: string | null): ListedJob["state"] {
  if (deadAt !== null) return "failed";
  return takenBy === null ? "waiting" : "running";
}
