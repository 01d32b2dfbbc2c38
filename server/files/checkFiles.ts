import { crc32 } from "node:zlib";
import { DamagedFile, type FileStore, matchesName } from "../core/fileStore.ts";
import { forEachAtOnce } from "../core/forEachAtOnce.ts";
import type { Services } from "../core/services.ts";
import type { Db } from "../db/database.ts";

export interface FileCheck {
  checked: number;
  byteSize: number;
  /** Keys of files that do not match their checksum. */
  damaged: string[];
  /** Keys of originals that pictures name and that are not there. */
  missing: string[];
}

const width = 8;
const pageRows = 1_000;

/**
 * Reads every file of the shop and compares it with its checksum: an original with its name, a file of an order with its row,
 * and each file of an object store with the sum that was sent with it. Looks for the original of every picture.
 */
export async function checkFiles(
  { db, store }: Pick<Services, "db" | "store">,
  onProgress: (done: number, total: number) => void,
): Promise<FileCheck> {
  const outcome: FileCheck = { checked: 0, byteSize: 0, damaged: [], missing: [] };
  await forEachAtOnce(store.keys(""), width, async (key) => {
    if (key.startsWith("probes/")) return;
    const bytes = await readChecked(db, store, key);
    // Deleted since it was listed.
    if (bytes === null) return;
    outcome.checked++;
    if (bytes === "damaged") outcome.damaged.push(key);
    else outcome.byteSize += bytes.length;
    onProgress(outcome.checked, outcome.checked);
  });
  await forEachAtOnce(originalKeys(db), width, async (key) => {
    if (!(await store.exists(key))) outcome.missing.push(key);
  });
  outcome.damaged.sort();
  outcome.missing.sort();
  return outcome;
}

async function readChecked(db: Db, store: FileStore, key: string): Promise<Buffer | "damaged" | null> {
  try {
    const bytes = await store.get(key);
    return bytes === null || (matchesName(key, bytes) && (await matchesRow(db, key, bytes)))
      ? bytes
      : "damaged";
  } catch (error) {
    if (error instanceof DamagedFile) return "damaged";
    throw error;
  }
}

const digital = /^digital\/([0-9a-f-]{36})\/([a-z]+)\.jpg$/;

async function matchesRow(db: Db, key: string, bytes: Buffer): Promise<boolean> {
  const [, pictureUuid, format] = digital.exec(key) ?? [];
  if (!pictureUuid || !format) return true;
  const row = await db
    .selectFrom("digitalFile")
    .select(["byteSize", "crc32"])
    .where("pictureUuid", "=", pictureUuid)
    .where("format", "=", format as "high")
    .executeTakeFirst();
  // Being made, or no order's.
  if (!row) return true;
  return row.byteSize === bytes.length && (row.crc32 === null || row.crc32 === crc32(bytes));
}

/** Yields the keys of the originals that bear their checksum; the demonstration's are painted when they are first asked for. */
async function* originalKeys(db: Db): AsyncGenerator<string> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await db
      .selectFrom("picture")
      .select(["uuid", "originalKey"])
      .where("isDeleted", "=", false)
      .where("uuid", ">", after)
      .orderBy("uuid")
      .limit(pageRows)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    for (const { originalKey } of rows) if (/\/[0-9a-f]{64}\.[a-z]+$/.test(originalKey)) yield originalKey;
    after = last.uuid;
  }
}
