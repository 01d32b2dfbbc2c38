import type { PackedAnswer } from "./packedAnswer.ts";
import type { ReadVersions } from "./versionReader.ts";

/** What a build returns. */
export interface Built {
  answer: PackedAnswer;
  /** The scopes that the answer depends on, among those whose versions were read; null: it is not kept. */
  scopes: readonly string[] | null;
  /** When it changes without anybody writing, in milliseconds since 1970. Default: never. */
  until?: number | undefined;
}

interface Kept {
  answer: PackedAnswer;
  scopes: readonly string[];
  versions: string;
  until: number;
  bytes: number;
}

export interface AnswerCache {
  /**
   * Returns the answer kept under a key if no version of its scopes has changed since it was built; builds it otherwise, once for
   * all who wait for it. Throws what reading versions or building throws.
   * @param key everything besides the database that the answer depends on; nothing of a visitor's that others may not see
   * @param scopes read before a build
   */
  answer(key: string, scopes: readonly string[], build: () => Promise<Built>): Promise<PackedAnswer>;
}

const bytesMaximum = 64 * 1024 * 1024;
/** Of one entry, besides its bodies. */
const overhead = 1_000;

/** Keeps packed answers in this process, up to 64 MiB: those asked longest ago go first. */
export function createAnswerCache(readVersions: ReadVersions, now: () => Date): AnswerCache {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<PackedAnswer>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: Kept): void {
    drop(key);
    if (entry.bytes > bytesMaximum / 8) return;
    kept.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= bytesMaximum) return;
      drop(oldest);
    }
  }

  async function find(key: string): Promise<PackedAnswer | null> {
    const entry = kept.get(key);
    if (!entry) return null;
    const versions = (await readVersions(entry.scopes)).join();
    if (versions !== entry.versions || now().getTime() >= entry.until) return null;
    // Unless it was dropped or renewed meanwhile: now the last one asked for.
    if (kept.get(key) === entry) {
      kept.delete(key);
      kept.set(key, entry);
    }
    return entry.answer;
  }

  async function make(
    key: string,
    scopes: readonly string[],
    versions: readonly number[],
    build: () => Promise<Built>,
  ): Promise<PackedAnswer> {
    const { answer, scopes: own, until = Number.POSITIVE_INFINITY } = await build();
    if (own) {
      const versionOf = (scope: string) => versions[scopes.indexOf(scope)];
      keep(key, {
        ...{ answer, scopes: own, until },
        versions: own.map(versionOf).join(),
        // Compressed, it is at most a quarter of itself.
        bytes: overhead + key.length + answer.body.length * 1.25,
      });
    }
    return answer;
  }

  return {
    async answer(key, scopes, build) {
      const found = await find(key);
      if (found) return found;
      // Before the build: what is written while it runs gives another version.
      const versions = await readVersions(scopes);
      const work = `${versions.join()} ${key}`;
      const running = underWay.get(work);
      if (running) return running;
      const started = make(key, scopes, versions, build).finally(() => underWay.delete(work));
      underWay.set(work, started);
      return started;
    },
  };
}
