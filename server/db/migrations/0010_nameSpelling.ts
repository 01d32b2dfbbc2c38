import { type Kysely, sql } from "kysely";
import pg from "pg";
import { DatabaseFault } from "../databaseFault.ts";

/** SQLSTATEs of a role without the right to install an extension, and of a server without its files. */
const refused = ["42501", "0A000", "58P01"];

/**
 * Adds the index that finds names by their words and by similar spellings. Throws `DatabaseFault` if the database has no pg_trgm and
 * may not install it: an owner may, as PostgreSQL trusts this extension.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && refused.includes(error.code ?? ""))) throw error;
    throw new DatabaseFault(
      `La recherche a besoin de l’extension pg_trgm, que cette base ne laisse pas installer (${error.message}) : un administrateur de la base l’installe une fois par « create extension pg_trgm », puis relancer.`,
    );
  }
  // Each name also without its blanks: "loeil" finds "l oeil d or". A word begins after a blank.
  await sql
    .raw(`
    create index "filterValue_spelling" on "filterValue"
      using gin ((' ' || "searchKey" || ' ' || replace("searchKey", ' ', '') || ' ') gin_trgm_ops);`)
    .execute(db);
}
