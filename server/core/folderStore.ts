import { randomUUID } from "node:crypto";
import { link, mkdir, open, opendir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey, type FileStore, StoreError, sortedKeys } from "./fileStore.ts";
import { plainLine } from "./reporting.ts";
import { keyAt, placeOf } from "./shards.ts";

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

const nullIfMissing = (error: unknown): null => {
  if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return null;
  throw error;
};

/** Tells a caller of the disk as of any other store that does not do what it was asked. */
const asking = <Answer>(work: Promise<Answer>): Promise<Answer> =>
  work.catch((error: unknown) => {
    throw codeOf(error) === undefined || error instanceof RangeError
      ? error
      : new StoreError(plainLine(error), { cause: error });
  });

/**
 * Creates a FileStore in a folder of this machine (created on first write). Files that a former version put where there were no
 * shards stay readable; `arrange` moves them.
 */
export function createFolderStore(folder: string): FileStore & { arrange: typeof arrange } {
  const pathOf = (key: string) => join(folder, ...placeOf(checkKey(key)).split("/"));
  const formerPathOf = (key: string) => join(folder, ...key.split("/"));

  /** Tries its place, its former one, and its place again, where it may have come meanwhile. */
  async function find<Found>(key: string, read: (path: string) => Promise<Found>): Promise<Found | null> {
    const [path, former] = [pathOf(key), formerPathOf(key)];
    const found = await read(path).catch(nullIfMissing);
    if (found !== null || path === former) return found;
    return (await read(former).catch(nullIfMissing)) ?? read(path).catch(nullIfMissing);
  }

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const [path, former] = [pathOf(key), formerPathOf(key)];
    await retryingMissing(() => write(path, bytes));
    if (former !== path) await rm(former, { force: true }).catch(nullIfMissing);
  }

  async function describe(key: string) {
    const found = await find(key, (path) => stat(path));
    return found?.isFile() ? { byteSize: found.size, modifiedAt: found.mtime } : null;
  }

  async function remove(key: string): Promise<void> {
    // The former one first: a move from there that comes between the two is undone by the second.
    for (const path of new Set([formerPathOf(checkKey(key)), pathOf(key)])) {
      await rm(path, { force: true }).catch(nullIfMissing);
      await removeEmpty(folder, dirname(path));
    }
  }

  async function* keys(prefix: string): AsyncGenerator<string> {
    const tops = prefix === "" ? [folder] : new Set([pathOf(prefix), formerPathOf(prefix)]);
    for (const top of tops)
      for await (const { path, name } of filesBelow(top))
        if (!name.startsWith(".")) yield keyAt(relativePath(folder, path));
  }

  /** Moves files of a former version to their places. Can be cut anywhere and repeated. Returns how many it moved. */
  async function arrange(onMoved: (count: number) => void, signal: AbortSignal): Promise<number> {
    let moved = 0;
    for await (const { path, name } of filesBelow(folder)) {
      const key = keyAt(relativePath(folder, path));
      if (signal.aborted) break;
      if (name.startsWith(".") || path !== formerPathOf(key) || path === pathOf(key)) continue;
      await retryingMissing(() => moveTo(path, pathOf(key)));
      await removeEmpty(folder, dirname(path));
      onMoved(++moved);
    }
    return moved;
  }

  async function sweep(before: Date): Promise<number> {
    let swept = 0;
    for await (const { path, name } of filesBelow(folder)) {
      if (!name.startsWith(".")) continue;
      const found = await stat(path).catch(nullIfMissing);
      if (!found || found.mtime >= before) continue;
      await rm(path, { force: true });
      swept++;
    }
    return swept;
  }

  return {
    name: folder,
    put: (key, bytes) => asking(put(key, bytes)),
    get: (key) => asking(find(key, (path) => readFile(path))),
    stat: (key) => asking(describe(key)),
    exists: (key) => asking(describe(key).then((found) => found !== null)),
    delete: (key) => asking(remove(key)),
    list: (prefix) => asking(sortedKeys(keys(prefix))),
    keys,
    sweep: (before) => asking(sweep(before)),
    downloadUrl: async () => null,
    arrange,
  };
}

const relativePath = (folder: string, path: string) =>
  path.slice(folder.length).replaceAll("\\", "/").replace(/^\/+/, "");

/** Tries again where a deletion has taken the empty folder that was to be written to. */
async function retryingMissing(work: () => Promise<void>, tries = 5): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (codeOf(error) !== "ENOENT" || tries === 1) throw error;
    await retryingMissing(work, tries - 1);
  }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const parent = dirname(path);
  await mkdir(parent, { recursive: true });
  const temporary = join(parent, `.${randomUUID()}`);
  try {
    {
      await using file = await open(temporary, "wx");
      await file.writeFile(bytes);
      await file.sync();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(parent);
}

/** A new name is durable only once its folder is on disk. */
async function syncFolder(path: string): Promise<void> {
  await using directory = await open(path, "r");
  await directory.sync();
}

/** Gives a file its new name before it loses its old one, and never takes the name of another. */
async function moveTo(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
    await syncFolder(dirname(to));
  } catch (error) {
    if (codeOf(error) === "ENOENT" && !(await stat(from).catch(nullIfMissing))) return;
    if (codeOf(error) !== "EEXIST") throw error;
  }
  await rm(from, { force: true });
}

/** Removes a folder and those above it, as far as they are empty. */
async function removeEmpty(top: string, folder: string): Promise<void> {
  for (let empty = folder; empty.length > top.length; empty = dirname(empty)) {
    try {
      await rmdir(empty);
    } catch (error) {
      if (["ENOTEMPTY", "EEXIST", "EBUSY"].includes(String(codeOf(error)))) return;
      if (nullIfMissing(error) !== null) return;
    }
  }
}

async function* filesBelow(top: string): AsyncGenerator<{ path: string; name: string }> {
  const opened = await opendir(top, { bufferSize: 256 }).catch(nullIfMissing);
  if (!opened) return;
  for await (const entry of opened) {
    const path = join(top, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield { path, name: entry.name };
  }
}
