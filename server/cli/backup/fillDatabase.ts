import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import { renameEarlier } from "../../db/earlierMigrations.ts";
import { migrateWithin, migrations } from "../../db/migrate.ts";
import { BackupError } from "./backupFormat.ts";
import { listTables, type Snapshot, setSequence, textSettings } from "./backupTables.ts";

/**
 * Returns a snapshot's migrations as this shop names them.
 * @param source what it is read from, in the line for the operator
 * Throws `BackupError` if it is from a newer shop.
 */
export function knownMigrations({ migrations: executed }: Snapshot, source: string): string[] {
  const names = renameEarlier(executed);
  const unknown = names.find((name) => !(name in migrations));
  if (unknown)
    throw new BackupError(`${source} vient d’une version plus récente de la boutique (${unknown}).`);
  return names;
}

/**
 * Fills an empty database in one transaction: the schema up to the snapshot's migration, its rows and sequences, newer migrations.
 * @param putRows writes the rows, by `client`
 * @param complete the last step before the commit
 * Throws `BackupError` if the snapshot has a table that is not the shop's.
 */
export async function fillDatabase<Result>(
  client: pg.Client,
  snapshot: Snapshot,
  putRows: () => Promise<Result>,
  complete: () => Promise<void> = async () => {},
): Promise<Result> {
  await client.query(textSettings);
  // One connection, so COPY and the migrations share a transaction.
  const pool = {
    connect: async () => Object.assign(client, { release: () => {} }),
    end: async () => {},
    options: {},
  };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pool as never }) });
  return db.transaction().execute(async (tx) => {
    await migrateWithin(tx, snapshot.migrations.at(-1));
    const own = await listTables(client);
    const foreign = snapshot.tables.find(({ name }) => own.every((table) => table.name !== name));
    if (foreign)
      throw new BackupError(`La table ${foreign.name} n’est pas d’une boutique : la mettre ailleurs.`);
    for (const { name } of snapshot.tables) {
      // Steps, journals and dates came with the rows: triggers must not record them twice.
      await sql`truncate ${sql.table(name)} cascade`.execute(tx);
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
    }
    const result = await putRows();
    for (const sequence of snapshot.sequences) await setSequence(client, sequence);
    for (const { name } of snapshot.tables)
      await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
    await migrateWithin(tx);
    await complete();
    return result;
  });
}
