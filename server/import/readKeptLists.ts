import type { Db } from "../db/database.ts";
import type { Matching } from "./eventNames.ts";
import type { StartListRow } from "./parseStartList.ts";

export interface KeptList {
  uuid: string;
  fileName: string;
  /** ISO 8601 */
  appliedAt: string;
  matching: Matching;
  rows: readonly StartListRow[];
}

/** Reads the lists of an event, one after the other in the order of their application, with the rows that are kept. */
export async function* readKeptLists(db: Db, eventUuid: string): AsyncGenerator<KeptList> {
  const lists = await db
    .selectFrom("startList")
    .select(["uuid", "fileName", "appliedAt", "contestSlugs", "windowSeconds", "bibPlace"])
    .where("eventUuid", "=", eventUuid)
    .where("isUndone", "=", false)
    .orderBy("appliedAt")
    .execute();
  for (const { uuid, fileName, appliedAt, ...matching } of lists) {
    const kept = await db
      .selectFrom("startListRow")
      .select("row")
      .where("startListUuid", "=", uuid)
      .orderBy("line")
      .execute();
    yield { uuid, fileName, appliedAt, matching, rows: kept.map(({ row }) => row as StartListRow) };
  }
}
