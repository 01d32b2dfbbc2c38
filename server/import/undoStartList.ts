import { sql } from "kysely";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { type Db, runTransaction, type Tx } from "../db/database.ts";
import { lockEvent } from "./findEvent.ts";
import type { OnProgress } from "./nameByList.ts";
import { removeGivenNames } from "./removeGivenNames.ts";

/** Names removed in one transaction. */
const batch = 5_000;

export interface UndoneList {
  uuid: string;
  fileName: string;
  /** Number of names that are gone from pictures. */
  removedNames: number;
}

/**
 * Removes a list with its rows and the names that it alone gave, some thousands at a time: repeat an interrupted run. Names that another
 * list gives too, or that pictures had before any list, stay. Throws `CliError` if there is no such list.
 */
export async function undoStartList(
  author: Author,
  db: Db,
  uuid: string,
  onProgress: OnProgress = () => {},
): Promise<UndoneList> {
  const { eventUuid, fileName, total } = await author.transaction((tx) => begin(tx, author, uuid));
  let removedNames = 0;
  for (let done = 0; ; done += batch) {
    const part = await runTransaction(db, async (tx) => {
      await lockEvent(tx, eventUuid);
      const some = sql`select ctid from "startListName" where "startListUuid" = ${uuid} limit ${batch}`;
      return removeGivenNames(tx, eventUuid, uuid, some);
    });
    removedNames += part.removed;
    onProgress(Math.min(done + part.given, total), total);
    if (part.given < batch) break;
  }
  await db.deleteFrom("startList").where("uuid", "=", uuid).where("isUndone", "=", true).execute();
  return { uuid, fileName, removedNames };
}

/** Ends the list's effect: it names no further pictures. */
async function begin(tx: Tx, author: Author, uuid: string) {
  const list = await tx
    .selectFrom("startList")
    .select(["eventUuid", "fileName"])
    .where("uuid", "=", uuid)
    .executeTakeFirst();
  if (!list) throw new CliError(`Il n’y a pas de liste de départ ${uuid}.`);
  await lockEvent(tx, list.eventUuid);
  const before = await tx
    .updateTable("startList")
    .set({ isUndone: true })
    .where("uuid", "=", uuid)
    .where("isUndone", "=", false)
    .returning(["eventUuid", "fileName", "appliedAt"])
    .executeTakeFirst();
  if (before) {
    const { name: by } = author;
    await audit(tx, { by, verb: "start-lists undo", subject: `start list ${uuid}`, before, after: null });
  }
  await tx.deleteFrom("startListRow").where("startListUuid", "=", uuid).execute();
  const { count } = await tx
    .selectFrom("startListName")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("startListUuid", "=", uuid)
    .executeTakeFirstOrThrow();
  return { ...list, total: count };
}
