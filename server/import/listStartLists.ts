import type { Db } from "../db/database.ts";

interface Page {
  /** Null: all. */
  limit: number | null;
  offset: number;
}

/** Returns the lists of an event in the order of their application, with the numbers of rows kept and of names given. */
export async function listStartLists(db: Db, eventUuid: string, { limit, offset }: Page) {
  let query = db
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
    .offset(offset);
  if (limit !== null) query = query.limit(limit);
  const rows = await query.execute();
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
