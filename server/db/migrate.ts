import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import type { Db } from "./database.ts";
import { adoptEarlierSchema } from "./earlierMigrations.ts";
import * as shop from "./migrations/0001_shop.ts";
import * as audit from "./migrations/0002_audit.ts";
import * as startLists from "./migrations/0003_startLists.ts";
import * as cameras from "./migrations/0004_cameras.ts";
import * as printing from "./migrations/0005_printing.ts";
import * as names from "./migrations/0006_names.ts";
import * as operators from "./migrations/0007_operators.ts";
import * as proposedNames from "./migrations/0008_proposedNames.ts";
import * as webhooks from "./migrations/0009_webhooks.ts";
import * as nameSpelling from "./migrations/0010_nameSpelling.ts";
import * as answerVersions from "./migrations/0011_answerVersions.ts";
import * as pictureHours from "./migrations/0012_pictureHours.ts";
import * as nameAlerts from "./migrations/0013_nameAlerts.ts";
import * as recipients from "./migrations/0014_recipients.ts";
import * as fileChecksums from "./migrations/0017_fileChecksums.ts";
import * as cropOffsets from "./migrations/0018_cropOffsets.ts";
import * as nameClaims from "./migrations/0019_nameClaims.ts";
import * as handovers from "./migrations/0020_handovers.ts";
import * as orderedPictures from "./migrations/0021_orderedPictures.ts";
import * as jobRequests from "./migrations/0022_jobRequests.ts";
import * as placeOfDatabase from "./migrations/0023_placeOfDatabase.ts";
import { openDatabase } from "./openDatabase.ts";

/** In execution order. A released migration never changes: add a new one. */
export const migrations: Record<string, Migration> = {
  "0001_shop": shop,
  "0002_audit": audit,
  "0003_startLists": startLists,
  "0004_cameras": cameras,
  "0005_printing": printing,
  "0006_names": names,
  "0007_operators": operators,
  "0008_proposedNames": proposedNames,
  "0009_webhooks": webhooks,
  "0010_nameSpelling": nameSpelling,
  "0011_answerVersions": answerVersions,
  "0012_pictureHours": pictureHours,
  "0013_nameAlerts": nameAlerts,
  "0014_recipients": recipients,
  "0017_fileChecksums": fileChecksums,
  "0018_cropOffsets": cropOffsets,
  "0019_nameClaims": nameClaims,
  "0020_handovers": handovers,
  "0021_orderedPictures": orderedPictures,
  "0022_jobRequests": jobRequests,
  "0023_placeOfDatabase": placeOfDatabase,
};
const provider: MigrationProvider = { getMigrations: async () => migrations };

/**
 * Migrates the schema to the newest version; several processes may call it at once. Throws the migration's error, or `CliError`
 * for an incomplete schema of before 0.1.0.
 */
export async function migrate(db: Db): Promise<void> {
  await adoptEarlierSchema(db as unknown as Kysely<unknown>);
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  // A rewritten table allows index-only scans only after a vacuum, which no insert triggers.
  if (results && results.length > 0) await sql`vacuum (analyze) "picture"`.execute(db);
}

/**
 * Migrates the schema to one migration, within an open transaction.
 * @param name of the migration; default: the newest
 */
export async function migrateWithin(tx: Kysely<unknown>, name?: string): Promise<void> {
  const migrator = new Migrator({ db: tx, provider });
  const { error } = name === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(name);
  if (error) throw error;
}

/** Migrates the schema to the newest version on its own connection. */
export async function migrateToLatest(connectionString: string): Promise<void> {
  const db = openDatabase(connectionString);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
