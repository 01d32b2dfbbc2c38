import { sql } from "kysely";
import type { Db } from "./database.ts";
import { DatabaseUnavailable } from "./databaseFault.ts";
import { DatabaseStartError } from "./postgres/databaseStartError.ts";

/**
 * Queries the PostgreSQL of DATABASE_URL once, so a wrong address, password or name ends the start with one plain line. Throws
 * `DatabaseStartError` with PostgreSQL's message, never the address, which may contain a password.
 */
export async function requireAnswer(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    const words = error instanceof DatabaseUnavailable ? error.reason : (error as Error).message;
    throw new DatabaseStartError(`Le PostgreSQL de DATABASE_URL n’ouvre pas à la boutique : ${words}`);
  }
}
