import { sql } from "kysely";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { type Db, runTransaction, type Tx } from "../db/database.ts";
import { deterministicUuid } from "./deterministicUuid.ts";
import type { Matching } from "./eventNames.ts";
import { cutText } from "./fileName.ts";
import { type KnownEvent, lockEvent } from "./findEvent.ts";
import type { StartListRow } from "./parseStartList.ts";

/** A list to apply, as it was read. */
export interface ReadList extends Matching {
  fileName: string;
  /** SHA-256 of the file, hexadecimal: the same list applied again is the same list. */
  contentHash: string;
  rows: readonly StartListRow[];
}

/** Rows written in one transaction. */
const batch = 5_000;

/**
 * Keeps a list with its rows. The same file is the same list; applied to further contests, it is the list of all of them.
 * @returns its uuid and how it matches from now on
 */
export async function saveStartList(
  author: Author,
  db: Db,
  event: KnownEvent,
  list: ReadList,
): Promise<{ uuid: string; matching: Matching }> {
  const fileName = cutText(list.fileName, 255);
  const uuid = deterministicUuid("startList", event.uuid, fileName, list.contentHash);
  const matching = await author.transaction(async (tx) => {
    await lockEvent(tx, event.uuid);
    const before = await tx
      .selectFrom("startList")
      .select(["contestSlugs", "windowSeconds", "bibPlace"])
      .where("uuid", "=", uuid)
      .executeTakeFirst();
    const after = {
      contestSlugs: joinScopes(before?.contestSlugs, list.contestSlugs),
      windowSeconds: list.windowSeconds,
      bibPlace: list.bibPlace,
    };
    const change = { ...after, by: author.name, appliedAt: sql<string>`now()`, isUndone: false };
    await tx
      .insertInto("startList")
      .values({ uuid, eventUuid: event.uuid, fileName, ...change })
      .onConflict((conflict) => conflict.column("uuid").doUpdateSet(change))
      .execute();
    await audit(tx, {
      by: author.name,
      verb: "import --start-list",
      subject: `start list ${uuid}`,
      before: before ?? null,
      after: { eventUuid: event.uuid, fileName, ...after },
    });
    return after;
  });
  for (let from = 0; from < list.rows.length; from += batch) {
    const rows = list.rows.slice(from, from + batch).map((row) => ({ line: row.line, row }));
    await runTransaction(db, async (tx) => {
      await lockStartList(tx, uuid);
      await sql`insert into "startListRow" ("startListUuid", "line", "row")
        select ${uuid}, line, "row" from json_to_recordset(${JSON.stringify(rows)}::json) as kept(line int, "row" jsonb)
        on conflict ("startListUuid", "line") do update set "row" = excluded."row"`.execute(tx);
    });
  }
  return { uuid, matching };
}

function joinScopes(
  before: readonly string[] | null | undefined,
  now: readonly string[] | null,
): string[] | null {
  if (before === null || now === null) return null;
  return [...new Set([...(before ?? []), ...now])].sort();
}

/** A list was undone while it named pictures. */
class ListUndone extends CliError {}

/** Holds a list until the transaction ends. Throws `ListUndone`. */
export async function lockStartList(tx: Tx, uuid: string): Promise<void> {
  const list = await tx
    .selectFrom("startList")
    .select("isUndone")
    .where("uuid", "=", uuid)
    .forShare()
    .executeTakeFirst();
  if (!list || list.isUndone)
    throw new ListUndone("Cette liste vient d’être annulée : l’appliquer de nouveau.");
}

/** Returns what work with a list returns, or null if it was undone meanwhile: then no picture has a name by it. */
export async function unlessUndone<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ListUndone) return null;
    throw error;
  }
}
