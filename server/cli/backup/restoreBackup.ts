import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { createServices } from "../../app/createServices.ts";
import { commandLine } from "../../core/author.ts";
import { createFolderStore } from "../../core/folderStore.ts";
import { openPlaces } from "../../core/openStore.ts";
import type { Settings } from "../../core/settings.ts";
import { startPostgres } from "../../db/postgres/launcher.ts";
import { takeDown } from "../../import/takeDown.ts";
import { type About, BackupError, folders, names, type Takedowns, takedownsSchema } from "./backupFormat.ts";
import { copyOf } from "./backupTables.ts";
import { fillDatabase, knownMigrations } from "./fillDatabase.ts";
import { checkBackup, readEntries } from "./readBackup.ts";
import { usingClient } from "./usingClient.ts";

export interface Restored {
  about: About;
  files: number;
  takenDown: number;
}

/** Advisory lock: one restore at a time per database. */
const restoreLock = 7_306_942;

/**
 * Restores a backup into an empty database and an empty DATA_DIR: all or nothing. Verifies the whole file's checksums first,
 * then writes rows in one transaction, which commits once every file is in place. Throws `BackupError` if the file is damaged
 * or from a newer shop, or the target is not empty.
 */
export async function restoreBackup(
  settings: Settings,
  file: string,
  tell: (stage: string) => (done: number, total: number) => void,
): Promise<Restored> {
  const { about, entries } = await checkBackup(file, tell("Vérification"));
  const executed = knownMigrations(about, file);
  await requireEmptyFolders(settings.dataDir);
  await requireEmptyStore(settings);
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dataDir: settings.dataDir, log: () => {} });
  let outcome: { files: number; takedowns: Takedowns };
  try {
    const address = settings.databaseUrl ?? postgres?.connectionString ?? "";
    outcome = await usingClient(address, "à la restauration", (client) =>
      restoreInto(client, settings, file, { ...about, migrations: executed }, (done) =>
        tell("Restauration")(done, entries),
      ),
    );
  } finally {
    await postgres?.stop();
  }
  const { files, takedowns } = outcome;
  await finish({ ...settings, creationPlaceId: about.placeId }, takedowns);
  return { about, files, takenDown: takedowns.length };
}

async function requireEmptyFolders(dataDir: string): Promise<void> {
  await rm(join(dataDir, "restoring"), { recursive: true, force: true });
  for (const folder of folders) {
    const [first] = await createFolderStore(join(dataDir, folder)).list("");
    if (first === undefined) continue;
    const path = join(dataDir, folder);
    throw new BackupError(`${path} contient des fichiers (${first}) : restaurer dans un DATA_DIR vide.`);
  }
}

/** The files of a backup come into the folder; those of another shop under the same keys would be taken for them. */
async function requireEmptyStore(settings: Settings): Promise<void> {
  const { folder, main, other } = await openPlaces(settings);
  const store = main === folder ? other : main;
  for await (const key of store?.keys("") ?? []) {
    throw new BackupError(
      `${store?.name} contient des fichiers (${key}) : restaurer avec un S3_BUCKET vide, ou sans S3_ENDPOINT.`,
    );
  }
}

async function requireEmptyDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isFree: boolean; others: number; tables: number }>(
    `select pg_try_advisory_lock($1) as "isFree",
      (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend') as others,
      (select count(*)::int from pg_tables where schemaname = 'public') as tables`,
    [restoreLock],
  );
  const [found] = rows;
  if (!found?.isFree) throw new BackupError("Une autre restauration est en cours dans cette base.");
  if (found.others > 0) {
    throw new BackupError(
      "Une boutique est ouverte sur cette base : l’arrêter, et restaurer dans une base vide.",
    );
  }
  if (found.tables > 0) {
    throw new BackupError(
      "La base n’est pas vide : restaurer dans un nouveau DATA_DIR, ou dans une nouvelle base de DATABASE_URL.",
    );
  }
}

async function restoreInto(
  client: pg.Client,
  { dataDir }: Settings,
  file: string,
  about: About,
  onProgress: (done: number) => void,
) {
  await requireEmptyDatabase(client);
  const staging = join(dataDir, "restoring");
  return fillDatabase(
    client,
    about,
    () => putEntries(client, staging, file, about, onProgress),
    async () => {
      for (const folder of folders) {
        const place = join(dataDir, folder);
        await rm(place, { recursive: true, force: true });
        if ((await readdir(staging)).includes(folder)) await rename(join(staging, folder), place);
      }
      await rm(staging, { recursive: true });
    },
  );
}

/** Writes rows to their tables and files to the staging folder, in the order of the archive. */
async function putEntries(
  client: pg.Client,
  staging: string,
  file: string,
  about: About,
  onProgress: (done: number) => void,
) {
  await mkdir(staging, { recursive: true });
  const tables = new Map(about.tables.map((table) => [table.name, table]));
  const stores = new Map(
    folders.map((folder) => [folder as string, createFolderStore(join(staging, folder))]),
  );
  let takedowns: Takedowns = [];
  let files = 0;
  let done = 0;
  for await (const { name, bytes } of readEntries(file)) {
    const [top = "", second = ""] = name.split("/");
    const table = top === "database" ? tables.get(second) : undefined;
    const store = stores.get(top);
    if (table) await pipeline([bytes], client.query(copyFrom(`${copyOf(table)} from stdin`)));
    else if (store) {
      await store.put(name.slice(top.length + 1), bytes);
      files++;
    } else if (name === names.takedowns)
      takedowns = takedownsSchema.parse(JSON.parse(bytes.toString("utf8")));
    onProgress(++done);
  }
  return { files, takedowns };
}

/** Updates planner statistics and repeats takedowns made after the backup's moment. */
async function finish(settings: Settings, takedowns: Takedowns): Promise<void> {
  const services = await createServices(settings);
  try {
    await sql`vacuum (analyze)`.execute(services.db);
    const author = commandLine(services.db);
    for (const { pictureUuid, reason } of takedowns) await takeDown(services, author, pictureUuid, reason);
  } finally {
    await services.close();
  }
}
