import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import { type Db, openDatabase } from "./database.ts";
import * as initial from "./migrations/0001_initial.ts";
import * as search from "./migrations/0002_search.ts";
import * as packPlaces from "./migrations/0003_pack_places.ts";
import * as jobs from "./migrations/0004_jobs.ts";
import * as documents from "./migrations/0006_documents.ts";
import * as operator from "./migrations/0007_operator.ts";
import * as paymentJournal from "./migrations/0008_payment_journal.ts";
import * as withdrawals from "./migrations/0010_withdrawals.ts";
import * as lostPictures from "./migrations/0011_lost_pictures.ts";
import * as writtenPictures from "./migrations/0012_written_pictures.ts";
import * as sandboxTransactions from "./migrations/0013_sandbox_transactions.ts";
import * as place from "./migrations/0015_place.ts";
import * as sharedCodes from "./migrations/0016_shared_codes.ts";
import * as lifetimes from "./migrations/0018_lifetimes.ts";
import * as fixedDates from "./migrations/0019_fixed_dates.ts";

/** In the order in which they are run. */
export const migrations: Record<string, Migration> = {
  "0001_initial": initial,
  "0002_search": search,
  "0003_pack_places": packPlaces,
  "0004_jobs": jobs,
  "0006_documents": documents,
  "0007_operator": operator,
  "0008_payment_journal": paymentJournal,
  "0010_withdrawals": withdrawals,
  "0011_lost_pictures": lostPictures,
  "0012_written_pictures": writtenPictures,
  "0013_sandbox_transactions": sandboxTransactions,
  "0015_place": place,
  "0016_shared_codes": sharedCodes,
  "0018_lifetimes": lifetimes,
  "0019_fixed_dates": fixedDates,
};
const provider: MigrationProvider = { getMigrations: async () => migrations };

/** Brings the schema up to date; several processes may call it at once. Throws what the migration threw. */
export async function migrate(db: Db): Promise<void> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  // A table that was written anew answers from its indexes alone only once it has been vacuumed, which no insert brings about.
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
