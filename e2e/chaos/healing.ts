import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { FileStore } from "../../server/core/fileStore.ts";
import { createFolderStore } from "../../server/core/folderStore.ts";
import { createMovingStore } from "../../server/core/movingStore.ts";
import { createObjectStore } from "../../server/core/objectStore.ts";
import type { Db } from "../../server/db/database.ts";
import { checkFiles } from "../../server/files/checkFiles.ts";
import { digitalKey } from "../../server/files/orderFiles.ts";
import type { Estate } from "./estate.ts";

/** A job in progress when a process was killed is due again ten seconds later. */
const longestWorkMs = 300_000;

/**
 * Lets the shop finish its jobs without faults: those that wait for their next try run now, and those that were given up again, as by
 * `dossard jobs retry`. Returns how many were given up.
 */
export async function finishJobs(db: Db): Promise<number> {
  let givenUp = 0;
  for (const deadline = Date.now() + longestWorkMs; Date.now() < deadline; await sleep(1000)) {
    const retried = await sql`
      update job set "deadAt" = null, attempts = 0 where "deadAt" is not null and "doneAt" is null returning id`.execute(
      db,
    );
    givenUp += retried.rows.length;
    await sql`update job set "dueAt" = now() where "doneAt" is null and "takenBy" is null and "lastError" is not null`.execute(
      db,
    );
    const { rows } = await sql`
      select id from job where "doneAt" is null and kind <> 'paymentInquiry' limit 1`.execute(db);
    if (rows.length === 0) break;
  }
  return givenUp;
}

/** The shop's files, past the ways that fail. */
export function filesOf({ dataDir, store }: Estate): FileStore {
  const folder = createFolderStore(join(dataDir, "files"));
  return store ? createMovingStore(createObjectStore(store.settings), folder) : folder;
}

/** Compares each stored file with its checksum, and each row of a file of orders with its file. Returns what is wrong, and how many files. */
export async function checkStored(db: Db, files: FileStore): Promise<{ faults: string[]; checked: number }> {
  const { checked, damaged, missing } = await checkFiles({ db, store: files }, () => {});
  const faults = [
    ...damaged.map((key) => `file ${key} does not match its checksum`),
    ...missing.map((key) => `file ${key} is missing`),
  ];
  const rows = await db.selectFrom("digitalFile").select(["pictureUuid", "format", "byteSize"]).execute();
  for (const row of rows) {
    const key = digitalKey(row.pictureUuid, row.format);
    const stored = await files.stat(key);
    if (stored?.byteSize !== row.byteSize)
      faults.push(`file ${key} has ${stored?.byteSize ?? "no"} bytes, its row ${row.byteSize}`);
  }
  return { faults, checked };
}
