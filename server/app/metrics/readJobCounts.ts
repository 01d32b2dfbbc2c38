import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

export interface JobCount {
  kind: string;
  state: "waiting" | "running" | "failed";
  count: number;
  /** How long the one that is due longest has waited for a worker, in seconds. */
  overdue: number;
}

/** Counts the jobs that are not done, by kind and state. */
export async function readJobCounts(db: Db): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select "kind", "state", count(*)::int as "count",
      coalesce(max(extract(epoch from now() - "dueAt")) filter (where "state" = 'waiting' and "dueAt" < now()), 0)::float8 as "overdue"
    from (
      select "kind", "dueAt", case
        when "deadAt" is not null then 'failed'
        when "takenBy" is not null and "dueAt" > now() then 'running'
        else 'waiting' end as "state"
      from "job" where "doneAt" is null) as "open"
    group by "kind", "state"`.execute(db);
  return rows;
}
