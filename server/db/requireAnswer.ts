import { sql } from "kysely";
import type { Db } from "./database.ts";
import { DatabaseStartError } from "./postgres/databaseStartError.ts";

/**
 * Asks the PostgreSQL of DATABASE_URL once, so that a wrong address, password or name ends the start with one plain line.
 * Throws `DatabaseStartError`; the line holds PostgreSQL's words, never the address, which may carry a password.
 */
export async function requireAnswer(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    // Tried on several addresses of one name, a connection fails with several faults and no words of its own.
    const first = error instanceof AggregateError ? error.errors[0] : error;
    const words = first instanceof Error ? first.message : String(first);
    throw new DatabaseStartError(`The PostgreSQL of DATABASE_URL does not let the shop in: ${words}`);
  }
}
