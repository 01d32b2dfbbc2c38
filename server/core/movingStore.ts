import { type FileStore, isDerived, sortedKeys } from "./fileStore.ts";

/**
 * Creates a store that writes to one place and reads from either, while files move from the other to it (files/moveFiles.ts).
 * @param other where files may still be
 */
export function createMovingStore(main: FileStore, other: FileStore): FileStore {
  /** Looks in its place again at the end, where the file may have come meanwhile. */
  const find = async <Found>(look: (store: FileStore) => Promise<Found | null>): Promise<Found | null> =>
    (await look(main)) ?? (await look(other)) ?? look(main);

  async function* keys(prefix: string): AsyncGenerator<string> {
    // First where files leave from: one that moves meanwhile comes twice, never not at all.
    yield* other.keys(prefix);
    yield* main.keys(prefix);
  }

  const exists = async (key: string) =>
    (await find(async (store) => (await store.exists(key)) || null)) ?? false;

  return {
    name: main.name,
    async put(key, bytes) {
      for (let isWritten = false; !isWritten; ) {
        // What is not derived never changes under its key.
        const isOld = isDerived(key) && (await other.exists(key));
        await main.put(key, bytes);
        // A move that has read the old bytes must notice. What comes there meanwhile is as new: a process with the former setting made it.
        if (isOld) await other.delete(key);
        // Such a process may have deleted what it found here.
        isWritten = !isOld || (await main.exists(key));
      }
    },
    get: (key) => find((store) => store.get(key)),
    stat: (key) => find((store) => store.stat(key)),
    exists,
    async delete(key) {
      await other.delete(key);
      await main.delete(key);
    },
    list: (prefix) => sortedKeys(keys(prefix)),
    keys,
    sweep: async (before) => (await main.sweep(before)) + (await other.sweep(before)),
    downloadUrl: async (key, file) => ((await main.exists(key)) ? main.downloadUrl(key, file) : null),
  };
}
