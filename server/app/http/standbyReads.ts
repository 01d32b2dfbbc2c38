import { countStandbyRead } from "../../core/metrics.ts";
import type { Services } from "../../core/services.ts";
import type { Db } from "../../db/database.ts";
import { isFromDatabase } from "../../db/databaseFault.ts";
import { type ReadVersions, versionReader } from "./versionReader.ts";

/**
 * Reads an answer that is the same for everyone, whose scopes had these versions before. Throws what reading throws, but no failure of
 * a standby.
 */
export type ReadShared = <Answer>(
  scopes: readonly string[],
  versions: readonly number[],
  read: (db: Db) => Promise<Answer>,
) => Promise<Answer>;

/** How long a standby is not asked after a failure. */
const restMs = 5_000;

/**
 * Reads from the standby what it has at the same versions as the primary: so nobody sees less than was committed before they asked,
 * however far it lags. Everything else, and everything in a shop without a standby, is read from the primary.
 */
export function standbyReads({ db, standby, log }: Services): ReadShared {
  if (!standby) return (_scopes, _versions, read) => read(db);
  const readVersions: ReadVersions = versionReader(standby);
  let isFailing = false;
  let restsUntil = 0;

  async function isLevel(scopes: readonly string[], versions: readonly number[]): Promise<boolean> {
    const now = performance.now();
    if (isFailing && now < restsUntil) return false;
    // One request looks whether it is back; the others need not wait for it.
    restsUntil = now + restMs;
    const own = await readVersions(scopes);
    if (isFailing) log.info("the standby answers again");
    isFailing = false;
    return own.join() === versions.join();
  }

  return async (scopes, versions, read) => {
    try {
      // Versions first: what is read after them is as new, or newer.
      if (await isLevel(scopes, versions)) {
        const answer = await read(standby);
        countStandbyRead("standby");
        return answer;
      }
    } catch (fault) {
      // Out of reach, or a query that ended because replay needed its rows: the primary has them.
      if (!isFromDatabase(fault)) throw fault;
      if (!isFailing) log.warn({ err: fault }, "the standby fails; reading from the primary");
      isFailing = true;
    }
    countStandbyRead("primary");
    return read(db);
  };
}
