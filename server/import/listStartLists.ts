import { bounds, type Page } from "../core/page.ts";
import type { Db } from "../db/database.ts";

/** Returns the lists of an event in the order of their application, with the numbers of rows kept and of names given. */
export async function listStartLists(db: Db, eventUuid: string, page: Page) {
  const { limit, offset } = bounds(page);
  const rows = await db
    .selectFrom("startList as list")
    .select(["uuid", "fileName", "appliedAt", "by", "contestSlugs", "windowSeconds", "bibPlace", "isUndone"])
    .select((list) => [
      list
        .selectFrom("startListRow")
        .select((all) => all.fn.countAll<number>().as("count"))
        .whereRef("startListUuid", "=", "list.uuid")
        .$asScalar()
        .as("rows"),
      list
        .selectFrom("startListName")
        .select((all) => all.fn.countAll<number>().as("count"))
        .whereRef("startListUuid", "=", "list.uuid")
        .$asScalar()
        .as("names"),
    ])
    .where("eventUuid", "=", eventUuid)
    .orderBy("appliedAt")
    .orderBy("uuid")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await db
    .selectFrom("startList")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("eventUuid", "=", eventUuid)
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({ ...row, rows: row.rows ?? 0, names: row.names ?? 0 })),
    totalCount: count,
  };
}
