import type { Db } from "../db/database.ts";
import type { KnownEvent } from "./findEvent.ts";
import { nameByList, type OnProgress } from "./nameByList.ts";
import { readKeptLists } from "./readKeptLists.ts";

/** Names the pictures that came after their start lists. @returns for each list that did so, how many names are new */
export async function applyKeptLists(
  db: Db,
  event: KnownEvent,
  onProgress?: OnProgress,
): Promise<{ fileName: string; newNames: number }[]> {
  const outcomes: { fileName: string; newNames: number }[] = [];
  for await (const { uuid, fileName, rows, matching } of readKeptLists(db, event.uuid)) {
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
