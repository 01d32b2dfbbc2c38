import type { Db } from "../db/database.ts";
import type { KnownEvent } from "./findEvent.ts";
import { nameByList, type OnProgress } from "./nameByList.ts";
import { readKeptLists } from "./readKeptLists.ts";
import { unlessUndone } from "./saveStartList.ts";

/** Names the pictures that came after their start lists. @returns for each list that did so, how many names are new */
export async function applyKeptLists(
  db: Db,
  event: KnownEvent,
  onProgress?: OnProgress,
): Promise<{ fileName: string; newNames: number }[]> {
  const outcomes: { fileName: string; newNames: number }[] = [];
  for await (const { uuid, fileName, rows, matching } of readKeptLists(db, event.uuid)) {
    const pictures = await db
      .selectFrom("startListName")
      .select("pictureUuid")
      .distinct()
      .where("startListUuid", "=", uuid)
      .execute();
    const known = new Set(pictures.map(({ pictureUuid }) => pictureUuid));
    const list = { uuid, rows, matching };
    const named = await unlessUndone(
      nameByList(db, event, list, onProgress, (picture) => known.has(picture)),
    );
    if (named && named.newNames > 0) outcomes.push({ fileName, newNames: named.newNames });
  }
  return outcomes;
}
