import { sql } from "kysely";
import { CliError } from "../core/cliError.ts";
import { DamagedFile, type FileStore, isDerived, matchesName } from "../core/fileStore.ts";
import { forEachAtOnce } from "../core/forEachAtOnce.ts";
import type { StorePlaces } from "../core/openStore.ts";
import { onlyOne } from "../db/advisoryLock.ts";
import type { Db } from "../db/database.ts";

export interface MoveOutcome {
  /** Files that came to where the shop writes, or were there already and left the other place. */
  moved: number;
  /** Files of a former version that came to their place within the folder. */
  arranged: number;
  /** Keys of files that stay where they are: their bytes match no checksum, or differ from those under the same key. */
  damaged: string[];
  /** What writes that were cut had left. */
  swept: number;
  wasStopped: boolean;
}

export interface MoveOptions {
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** Files at a time: the network waits more than it carries. */
const width = 8;
const dayMs = 24 * 3600 * 1000;

/**
 * Moves all files to where the shop writes, while it sells. Can be cut anywhere and repeated: a file leaves its old place only
 * once it is whole in the new one. Throws `CliError` while another process does the same.
 */
export async function moveFiles(db: Db, places: StorePlaces, options: MoveOptions): Promise<MoveOutcome> {
  const { folder, main, other } = places;
  const { onProgress, signal } = options;
  const taken = new CliError("Un autre déménagement des fichiers est en cours.");
  return onlyOne(db, "moveOfFiles", taken, async () => {
    const outcome: MoveOutcome = { moved: 0, arranged: 0, damaged: [], swept: 0, wasStopped: false };
    if (main === folder) outcome.arranged = await folder.arrange((done) => onProgress(done, done), signal);
    const before = new Date(Date.now() - dayMs);
    outcome.swept = (await main.sweep(before)) + ((await other?.sweep(before)) ?? 0);
    if (other) {
      let seen = 0;
      const move = async (key: string) => {
        const isMoved = await moveFile(db, key, main, other);
        if (isMoved) outcome.moved++;
        else outcome.damaged.push(key);
        onProgress(++seen, seen);
      };
      await forEachAtOnce(other.keys(""), width, move, signal);
    }
    outcome.damaged.sort();
    outcome.wasStopped = signal.aborted;
    return outcome;
  });
}

/** Returns false for a file that stays where it is. */
async function moveFile(db: Db, key: string, main: FileStore, other: FileStore): Promise<boolean> {
  const there = await main.stat(key);
  if (there) {
    // A killed move, or a derived file that was made again: what the shop has written since is right.
    const here = await other.stat(key);
    if (here && here.byteSize !== there.byteSize && !isDerived(key)) return false;
  } else {
    const bytes = await other.get(key).catch((error: unknown) => {
      if (error instanceof DamagedFile) return undefined;
      throw error;
    });
    if (bytes === null) return true;
    if (bytes === undefined || !matchesName(key, bytes)) return false;
    await main.put(key, bytes);
    if (!(await other.exists(key))) {
      // Deleted or made again since it was read: the shop's word counts.
      if (isDerived(key) || !(await isNamed(db, key))) await main.delete(key);
      return true;
    }
  }
  await other.delete(key);
  return true;
}

async function isNamed(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from "picture" where "originalKey" = ${key} and not "isDeleted"
    union all select 1 from "plainImage" where "originalKey" = ${key} limit 1`.execute(db);
  return rows.length > 0;
}
