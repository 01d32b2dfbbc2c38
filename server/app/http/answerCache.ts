import { LRUCache } from "lru-cache";
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

/** @param versions of the scopes, in their order */
type Build = (versions: readonly number[]) => Promise<Built>;

interface Kept {
  answer: PackedAnswer;
  scopes: readonly string[];
  versions: string;
  until: number;
}

export interface AnswerCache {
  /**
   * Returns the answer kept under a key if no version of its scopes has changed since it was built; builds it otherwise, once for
   * all who wait for it. Throws what reading versions or building throws.
   * @param key everything besides the database that the answer depends on; nothing of a visitor's that others may not see
   * @param scopes whose versions are read before a build
   */
  answer(key: string, scopes: readonly string[], build: Build): Promise<PackedAnswer>;
}

const bytesMaximum = 64 * 1024 * 1024;
/** Bytes of an entry besides its answer. */
const overhead = 1_000;

/** Keeps packed answers in this process, up to 64 MiB. */
export function createAnswerCache(readVersions: ReadVersions, now: () => Date): AnswerCache {
  const kept = new LRUCache<string, Kept>({ maxSize: bytesMaximum, maxEntrySize: bytesMaximum / 8 });
  const underWay = new Map<string, Promise<PackedAnswer>>();

  async function find(key: string): Promise<PackedAnswer | null> {
    const entry = kept.get(key);
    if (!entry) return null;
    const versions = (await readVersions(entry.scopes)).join();
    return versions === entry.versions && now().getTime() < entry.until ? entry.answer : null;
  }

  async function make(
    key: string,
    scopes: readonly string[],
    versions: readonly number[],
    build: Build,
  ): Promise<PackedAnswer> {
    const { answer, scopes: own, until = Number.POSITIVE_INFINITY } = await build(versions);
    if (own) {
      const versionOf = (scope: string) => versions[scopes.indexOf(scope)];
      // Compressed in both codings, it is about a quarter of itself.
      const size = Math.ceil(answer.body.length * 1.25) + overhead;
      kept.set(key, { answer, scopes: own, until, versions: own.map(versionOf).join() }, { size });
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
