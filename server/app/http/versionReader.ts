import { CompiledQuery } from "kysely";
import type { Db } from "../../db/database.ts";
import { onePlan } from "../../db/preparingClient.ts";

/** Returns the versions of some scopes, in their order; 0 for one that nothing has changed yet. */
export type ReadVersions = (scopes: readonly string[]) => Promise<number[]>;

interface Batch {
  scopes: Set<string>;
  versions: Promise<Map<string, number>>;
}

/** Scopes come from addresses. What is no scope of the table must not be asked: it would fail the others, whom it shares a query with. */
const isScope = (text: string) => /^[a-z\d-]{1,40}$/.test(text);

const query = `${onePlan} select "scope", "version" from "answerVersion" where "scope" = any($1)`;

/**
 * Reads versions from the database, one query at a time: requests that come while one runs share the next, which starts after all of
 * them. So a version is never older than its request, in whichever process the last change was written.
 */
export function versionReader(db: Db): ReadVersions {
  let waiting: Batch | null = null;
  let running: Promise<unknown> = Promise.resolve();

  function enter(): Batch {
    const scopes = new Set<string>();
    const versions = running.then(async () => {
      waiting = null;
      const { rows } = await db.executeQuery<{ scope: string; version: number }>(
        CompiledQuery.raw(query, [[...scopes]]),
      );
      return new Map(rows.map(({ scope, version }) => [scope, version]));
    });
    running = versions.catch(() => {});
    return { scopes, versions };
  }

  return async (scopes) => {
    waiting ??= enter();
    const { scopes: asked, versions } = waiting;
    for (const scope of scopes.filter(isScope)) asked.add(scope);
    const read = await versions;
    return scopes.map((scope) => read.get(scope) ?? 0);
  };
}
