import { hash } from "node:crypto";

/** Storage of originals and of what is made from them. Keys are relative, `/` between segments. */
export interface FileStore {
  /** Where it is, for the operator. */
  name: string;
  /** Writes atomically: once it resolves, the bytes survive a power cut. Overwrites. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes, or null if there is no such key. Throws `DamagedFile` if they are not those that were put. */
  get(key: string): Promise<Buffer | null>;
  stat(key: string): Promise<{ byteSize: number; modifiedAt: Date } | null>;
  exists(key: string): Promise<boolean>;
  /** Does nothing for a missing key. */
  delete(key: string): Promise<void>;
  /** Returns every key under a folder, sorted (`prefix` without a trailing slash; "" for all). */
  list(prefix: string): Promise<string[]>;
  /** Yields the same keys in any order, without all of them in memory; a key may come twice while files are moved. */
  keys(prefix: string): AsyncIterable<string>;
  /** Deletes what writes that were cut before `before` have left, and returns how many there were. */
  sweep(before: Date): Promise<number>;
  /**
   * Returns an address at which a browser downloads a file for the next minutes, or null if downloads pass through the shop.
   * @param file its MIME type, and its Content-Disposition
   */
  downloadUrl(key: string, file: { type: string; disposition: string }): Promise<string | null>;
}

/** Thrown for a file whose bytes do not match their checksum. */
export class DamagedFile extends Error {
  constructor(key: string) {
    super(`the bytes of ${key} do not match their checksum`);
  }
}

/** Thrown where a store does not do what it was asked; the message is a line for the operator. */
export class StoreError extends Error {}

/** Collects keys, sorted, each once. */
export async function sortedKeys(keys: AsyncIterable<string>): Promise<string[]> {
  const all = new Set<string>();
  for await (const key of keys) all.add(key);
  return [...all].sort();
}

const segment = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,199}$/;

/** Throws RangeError unless each segment is ASCII beginning with a letter, digit or `_`: no `..`, no outer `/`, no hidden name. */
export function checkKey(key: string): string {
  if (key.length > 500 || !key.split("/").every((part) => segment.test(part)))
    throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}

/** Whether the file under a key is made from another one, and is made again where it is missing. */
export const isDerived = (key: string) => /^(previews|images|digital)\//.test(key);

/** Whether a key's own checksum, if it has one, is that of the bytes: an original is named by its SHA-256. */
export function matchesName(key: string, bytes: Uint8Array): boolean {
  const [, sum] = /\/([0-9a-f]{64})(?:\.[a-z]+)?$/.exec(key) ?? [];
  return sum === undefined || sum === hash("sha256", bytes);
}
