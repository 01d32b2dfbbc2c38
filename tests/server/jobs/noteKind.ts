import { sql } from "kysely";
import * as z from "zod";
import type { Db } from "../../../server/db/database.ts";
import { type JobContext, jobKind } from "../../../server/jobs/jobKind.ts";

/** A job that runs `work` and inserts a row into the table "noted". */
export function noteKind(
  work: (key: string, job: JobContext) => Promise<void> = async () => {},
  change: { kind?: string; lane?: "quick" | "heavy"; attempts?: number; longest?: number } = {},
) {
  return jobKind({
    kind: "note",
    lane: "quick",
    ...change,
    payload: z.object({ key: z.string() }),
    run: async (_services, { key }, job) => {
      await work(key, job);
      return async (tx) => {
        await sql`insert into "noted" ("key") values (${key})`.execute(tx);
      };
    },
  });
}

export const createNoted = (db: Db) => sql`create table "noted" ("key" text not null)`.execute(db);

/** Returns the keys noted by the jobs, in completion order. */
export async function noted(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select "key" from "noted"`.execute(db);
  return rows.map(({ key }) => key);
}
