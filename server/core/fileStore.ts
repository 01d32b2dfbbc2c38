import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Storage of originals and derived pictures. Keys are relative, `/` between segments. */
export interface FileStore {
  /** Writes atomically: once it resolves, the bytes survive a power cut. Overwrites. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes, or null if there is no such key. */
  get(key: string): Promise<Buffer | null>;
  stat(key: string): Promise<{ byteSize: number; modifiedAt: Date } | null>;
  exists(key: string): Promise<boolean>;
  /** Does nothing for a missing key. */
  delete(key: string): Promise<void>;
  /** Returns every key under a folder, sorted (`prefix` without a trailing slash; "" for all). */
  list(prefix: string): Promise<string[]>;
}

const segment = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,199}$/;

/** Throws RangeError unless each segment is ASCII beginning with a letter, digit or `_`: no `..`, no outer `/`, no hidden name. */
export function checkKey(key: string): string {
  if (key.length > 500 || !key.split("/").every((part) => segment.test(part)))
    throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}

const nullIfMissing = (error: unknown): null => {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
    return null;
  throw error;
};

/** Creates a FileStore in a folder of this machine (created on first write). */
export function createFileStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...checkKey(key).split("/"));

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(key);
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
    // The rename is durable only once the folder is on disk.
    await using directory = await open(parent, "r");
    await directory.sync();
  }

  async function describe(key: string) {
    const found = await stat(pathOf(key)).catch(nullIfMissing);
    return found?.isFile() ? { byteSize: found.size, modifiedAt: found.mtime } : null;
  }

  async function list(prefix: string): Promise<string[]> {
    const top = prefix === "" ? folder : pathOf(prefix);
    const entries = (await readdir(top, { withFileTypes: true, recursive: true }).catch(nullIfMissing)) ?? [];
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) =>
        join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/").replace(/^\/+/, ""),
      )
      .sort();
  }

  return {
    put,
    get: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    stat: describe,
    exists: async (key) => (await describe(key)) !== null,
    delete: (key) => rm(pathOf(key), { force: true }),
    list,
  };
}
