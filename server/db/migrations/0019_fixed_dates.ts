import { type Kysely, sql } from "kysely";

/** Dates that an operator has set: no imported picture moves them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "event" add column "hasFixedDates" boolean not null default false`.execute(db);
}
