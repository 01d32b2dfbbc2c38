import type { Db } from "../db/database.ts";
import { nameByList, type OnProgress } from "./applyStartList.ts";
import type { KnownEvent } from "./findEvent.ts";
import type { StartListRow } from "./parseStartList.ts";

/** Names the pictures that came after their start lists. @returns for each list that did so, how many names are new */
export async function applyKeptLists(
  db: Db,
  event: KnownEvent,
  onProgress?: OnProgress,
): Promise<{ fileName: string; newNames: number }[]> {
  const lists = await db
    .selectFrom("startList")
    .select(["uuid", "fileName", "contestSlugs", "windowSeconds", "bibPlace"])
    .where("eventUuid", "=", event.uuid)
    .where("isUndone", "=", false)
    .orderBy("appliedAt")
    .execute();
  const outcomes: { fileName: string; newNames: number }[] = [];
  for (const { uuid, fileName, ...matching } of lists) {
    const kept = await db
      .selectFrom("startListRow")
      .select("row")
      .where("startListUuid", "=", uuid)
      .orderBy("line")
      .execute();
    const rows = kept.map(({ row }) => row as StartListRow);
    const named = await db
      .selectFrom("startListName")
      .select("pictureUuid")
      .distinct()
      .where("startListUuid", "=", uuid)
      .execute();
    const known = new Set(named.map(({ pictureUuid }) => pictureUuid));
    const { newNames } = await nameByList(db, event, { uuid, rows, matching }, onProgress, (picture) =>
      known.has(picture),
    );
    if (newNames > 0) outcomes.push({ fileName, newNames });
  }
  return outcomes;
}
