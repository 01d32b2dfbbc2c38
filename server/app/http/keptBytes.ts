/** Entries up to a number of bytes in all: those asked for longest ago go first. */
export interface KeptBytes<Entry> {
  get(key: string): Entry | undefined;
  /** An entry of more than an eighth of the whole is not kept. */
  set(key: string, entry: Entry, bytes: number): void;
}

/** Of one entry, besides what it holds. */
const overhead = 1_000;

export function createKeptBytes<Entry>(maximum: number): KeptBytes<Entry> {
  const kept = new Map<string, { entry: Entry; bytes: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.entry;
    },
    set(key, entry, size) {
      drop(key);
      const bytes = overhead + key.length + size;
      if (bytes > maximum / 8) return;
      kept.set(key, { entry, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= maximum) return;
        drop(oldest);
      }
    },
  };
}
