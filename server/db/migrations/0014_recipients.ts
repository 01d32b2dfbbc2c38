import { type Kysely, sql } from "kysely";

/** Adds who receives what is sent to an address; null: the customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table "address" add "recipient" varchar(100);`).execute(db);
}
