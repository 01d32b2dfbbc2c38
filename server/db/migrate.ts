import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import { type Db, openDatabase } from "./database.ts";
import { adoptEarlierSchema } from "./earlierMigrations.ts";
import * as shop from "./migrations/0001_shop.ts";

/** In the order in which they are run. A migration that has been released never changes: a new one follows it. */
export const migrations: Record<string, Migration> = { "0001_shop": shop };
const provider: MigrationProvider = { getMigrations: async () => migrations };

/**
 * Brings the schema up to date; several processes may call it at once. Throws what the migration threw, or `CliError`
 * where the schema is older than 0.1.0 and was never brought up to it.
 */
export async function migrate(db: Db): Promise<void> {
  await adoptEarlierSchema(db as unknown as Kysely<unknown>);
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  // A rewritten table answers from its indexes alone only once it has been vacuumed, which no insert triggers.
  if (results && results.length > 0) await sql`vacuum (analyze) "picture"`.execute(db);
}

/**
 * Brings the schema up to one migration, within a transaction that is open.
 * @param name of the migration; default: the newest
 */
export async function migrateWithin(tx: Kysely<unknown>, name?: string): Promise<void> {
  const migrator = new Migrator({ db: tx, provider });
  const { error } = name === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(name);
  if (error) throw error;
}

/** Brings the schema up to date on a connection of its own. */
export async function migrateToLatest(connectionString: string): Promise<void> {
  const db = openDatabase(connectionString);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
