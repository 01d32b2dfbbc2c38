import { sql } from "kysely";
import { audit } from "../core/audit.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import type { OnProgress } from "./applyStartList.ts";
import { lockEvent } from "./findEvent.ts";

/** Names removed in one transaction. */
const batch = 5_000;

/**
 * Removes a list with its rows and the names that it alone gave, some thousands at a time: repeat an interrupted run. Names that another
 * list gives too, or that pictures had before any list, stay.
 * @returns the number of names removed from pictures
 */
export async function undoStartList(
  db: Db,
  list: { uuid: string; eventUuid: string },
  onProgress: OnProgress = () => {},
): Promise<number> {
  const { uuid, eventUuid } = list;
  const total = await runTransaction(db, async (tx) => {
    await lockEvent(tx, eventUuid);
    const before = await tx
      .updateTable("startList")
      .set({ isUndone: true })
      .where("uuid", "=", uuid)
      .where("isUndone", "=", false)
      .returning(["eventUuid", "fileName", "appliedAt"])
      .executeTakeFirst();
    if (before)
      await audit(tx, { verb: "start-lists undo", subject: `start list ${uuid}`, before, after: null });
    await tx.deleteFrom("startListRow").where("startListUuid", "=", uuid).execute();
    const { count } = await tx
      .selectFrom("startListName")
      .select((select) => select.fn.countAll<string>().as("count"))
      .where("startListUuid", "=", uuid)
      .executeTakeFirstOrThrow();
    return Number(count);
  });
  let removed = 0;
  for (let done = 0; ; done += batch) {
    const part = await runTransaction(db, async (tx) => {
      await lockEvent(tx, eventUuid);
      const { rows } = await sql<{ given: number; removed: number }>`
        with given as (
          delete from "startListName" where ctid = any(array(
            select ctid from "startListName" where "startListUuid" = ${uuid} limit ${batch}))
          returning "pictureUuid", "filterValueUuid"
        ), gone as (
          delete from "pictureFilterValue" link using given
          where link."pictureUuid" = given."pictureUuid" and link."filterValueUuid" = given."filterValueUuid"
            and link."isFromList" and not exists (
              select from "startListName" other where other."pictureUuid" = given."pictureUuid"
                and other."filterValueUuid" = given."filterValueUuid" and other."startListUuid" <> ${uuid})
          returning link."filterValueUuid"
        ), counted as (
          update "eventFilterValue" kept set "pictureCount" = kept."pictureCount" - lost.count
          from (select "filterValueUuid", count(*) as count from gone group by 1) lost
          where kept."eventUuid" = ${eventUuid} and kept."filterValueUuid" = lost."filterValueUuid"
        )
        select (select count(*) from given)::int as given, (select count(*) from gone)::int as removed`.execute(
        tx,
      );
      await sql`delete from "eventFilterValue" where "eventUuid" = ${eventUuid} and "pictureCount" <= 0`.execute(
        tx,
      );
      return rows[0] ?? { given: 0, removed: 0 };
    });
    removed += part.removed;
    onProgress(Math.min(done + part.given, total), total);
    if (part.given < batch) break;
  }
  await db.deleteFrom("startList").where("uuid", "=", uuid).where("isUndone", "=", true).execute();
  return removed;
}
