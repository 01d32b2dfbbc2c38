import { type Kysely, sql } from "kysely";

/** Adds to each job the id of the request that caused it, for the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table "job" add column "requestId" text;`).execute(db);
}
