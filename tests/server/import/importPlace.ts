import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandLine } from "../../../server/core/author.ts";
import type { FileStore } from "../../../server/core/fileStore.ts";
import { createFolderStore } from "../../../server/core/folderStore.ts";
import type { Db } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { createEvent } from "../../../server/import/createEvent.ts";
import type { KnownEvent } from "../../../server/import/findEvent.ts";
import { type ImportOptions, importFolder } from "../../../server/import/importFolder.ts";
import { createTestDatabase } from "../support/database.ts";

/** After the photographs that tests take. */
const now = new Date("2026-12-01T12:00:00Z");

/** A shop without a server, and folders to import from. */
export interface ImportPlace {
  db: Db;
  store: FileStore;
  connectionString: string;
  /** Creates an empty folder. */
  newFolder(): Promise<string>;
  newEvent(label: string, timeZone?: string): Promise<KnownEvent>;
  run(folder: string, event: KnownEvent, options?: Partial<ImportOptions>): ReturnType<typeof importFolder>;
  stop(): Promise<void>;
}

export async function openImportPlace(): Promise<ImportPlace> {
  const top = await mkdtemp(join(tmpdir(), "dossard-import-"));
  const database = await createTestDatabase();
  const db = openDatabase(database.connectionString);
  const store = createFolderStore(join(top, "files"));
  return {
    db,
    store,
    connectionString: database.connectionString,
    newFolder: () => mkdtemp(join(top, "card-")),
    newEvent: (label, timeZone = "Europe/Paris") =>
      createEvent(
        commandLine(db),
        { label, category: "Equestre", year: 2026, timeZone, pricing: null },
        new Date(),
      ),
    run: (folder, event, options = {}) =>
      importFolder({ db, store, now: () => now }, folder, {
        event,
        contestLabel: null,
        except: null,
        ...options,
      }),
    stop: async () => {
      await db.destroy();
      await database.drop();
      await rm(top, { recursive: true, force: true });
    },
  };
}
