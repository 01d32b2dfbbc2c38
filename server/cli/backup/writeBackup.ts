import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { to as copyTo } from "pg-copy-streams";
import { pack as createPack, type Pack } from "tar-stream";
import type { OpenServices } from "../../app/createServices.ts";
import { type FileStore, isDerived } from "../../core/fileStore.ts";
import { createFolderStore } from "../../core/folderStore.ts";
import { type About, BackupError, folders, names, sha256, type Takedowns } from "./backupFormat.ts";
import { beginSnapshot, copyOf } from "./backupTables.ts";
import { usingClient } from "./usingClient.ts";

const chunkBytes = 4 * 1024 * 1024;

export interface BackupOptions {
  /** Leaves out previews, covers and the files of orders, which are regenerated. */
  withoutDerived: boolean;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}
export interface BackupOutcome {
  tables: number;
  files: number;
  byteSize: number;
}

/**
 * Writes a running shop to one file: a snapshot of the database, then every file. An import stores a picture's file before its
 * row, so each row of the snapshot has its file. Pictures taken down meanwhile are recorded and taken down again on restore.
 * The file gets its name only when it is complete and on disk. Throws `BackupError` if the file exists or `signal` is aborted.
 */
export async function writeBackup(
  services: OpenServices,
  file: string,
  options: BackupOptions,
): Promise<BackupOutcome> {
  if (await stat(file).catch(() => null))
    throw new BackupError(`${file} existe déjà : choisir un autre nom.`);
  const part = `${file}.${process.pid}.part`;
  const output = createWriteStream(part, { mode: 0o600, flush: true });
  const pack = createPack();
  try {
    const [outcome] = await Promise.all([fill(services, pack, options), pipeline(pack, output)]);
    await rename(part, file);
    await using folder = await open(dirname(file), "r");
    await folder.sync();
    return { ...outcome, byteSize: output.bytesWritten };
  } catch (error) {
    pack.destroy();
    await rm(part, { force: true });
    throw error;
  }
}

async function fill(services: OpenServices, pack: Pack, options: BackupOptions) {
  const { settings } = services;
  const sums: string[] = [];
  const add = async (name: string, content: Uint8Array | string) => {
    if (options.signal.aborted) throw new BackupError("La sauvegarde a été arrêtée ; rien n’a été écrit.");
    const bytes = Buffer.from(content as Uint8Array);
    sums.push(`${sha256(bytes)}  ${name}\n`);
    await addEntry(pack, name, bytes);
  };
  const tables = await addDatabase(services, add);
  const stores: Record<(typeof folders)[number], FileStore> = {
    files: services.store,
    mails: createFolderStore(join(settings.dataDir, "mails")),
  };
  let files = 0;
  for (const folder of folders) {
    const keys = (await stores[folder].list("")).filter(
      (key) =>
        folder !== "files" || !(key.startsWith("probes/") || (options.withoutDerived && isDerived(key))),
    );
    for (const [index, key] of keys.entries()) {
      options.onProgress(index, keys.length);
      const bytes = await stores[folder].get(key);
      // Deleted since the listing: by a takedown, recorded below, or regenerated on demand.
      if (bytes) await add(`${folder}/${key}`, bytes);
      if (bytes) files++;
    }
  }
  await add(names.takedowns, JSON.stringify(await takedownsSince(services, tables.takenDown)));
  await addEntry(pack, names.sums, Buffer.from(sums.join("")));
  pack.finalize();
  return { tables: tables.count, files };
}

function addEntry(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = pack.entry({ name, size: bytes.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    );
    // A full disk ends the archive without a callback.
    entry.once("close", () => reject(new Error("the archive was closed")));
    // A stream instead of all bytes at once: it waits for the disk.
    entry.end(bytes);
  });
}

/** Writes a snapshot of all rows; uses its own connection because a large shop exceeds any time limit. */
async function addDatabase(
  { connectionString, settings }: OpenServices,
  add: (name: string, content: Uint8Array | string) => Promise<void>,
) {
  return usingClient(connectionString, "à la sauvegarde", async (client) => {
    const snapshot = await beginSnapshot(client);
    const about: About = {
      format: 1,
      madeAt: new Date().toISOString(),
      placeId: settings.creationPlaceId,
      ...snapshot,
    };
    await add(names.about, JSON.stringify(about, null, 2));
    for (const table of snapshot.tables) {
      let number = 0;
      for await (const chunk of wholeLines(client.query(copyTo(`${copyOf(table)} to stdout`)))) {
        number++;
        await add(`database/${table.name}/${String(number).padStart(5, "0")}.copy`, chunk);
      }
    }
    const { rows } = await client.query<{ pictureUuid: string }>(`select "pictureUuid" from "takedown"`);
    return {
      count: snapshot.tables.length,
      takenDown: new Set(rows.map(({ pictureUuid }) => pictureUuid)),
    };
  });
}

/** Yields pieces of some megabytes that end with a line, so each can be copied separately. */
async function* wholeLines(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    const end = part.lastIndexOf(0x0a) + 1;
    if (size + part.length < chunkBytes || end === 0) {
      parts.push(part);
      size += part.length;
      continue;
    }
    yield Buffer.concat([...parts, part.subarray(0, end)]);
    parts = [part.subarray(end)];
    size = part.length - end;
  }
  if (size > 0) yield Buffer.concat(parts);
}

async function takedownsSince({ db }: OpenServices, known: ReadonlySet<string>): Promise<Takedowns> {
  const rows = await db.selectFrom("takedown").select(["pictureUuid", "reason"]).execute();
  return rows.filter(({ pictureUuid }) => !known.has(pictureUuid));
}
