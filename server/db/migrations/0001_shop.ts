import { readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";

const statements = readFileSync(new URL("0001_shop.sql", import.meta.url), "utf8");

/** Creates every table of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
