import type { Db } from "../db/database.ts";
import type { KnownEvent } from "./findEvent.ts";
import { nameByList, type OnProgress } from "./nameByList.ts";
import { readKeptLists } from "./readKeptLists.ts";
import { unlessUndone } from "./saveStartList.ts";

/**
 * Names the pictures that came after their start lists, or got a bib after them.
 * @returns for each list that did so, how many names are new
 */
export async function applyKeptLists(
  db: Db,
  event: KnownEvent,
  onProgress?: OnProgress,
): Promise<{ fileName: string; newNames: number }[]> {
  const outcomes: { fileName: string; newNames: number }[] = [];
  for await (const { uuid, fileName, rows, matching } of readKeptLists(db, event.uuid)) {
    const settled = await settledPictures(db, uuid);
    const list = { uuid, rows, matching };
    const named = await unlessUndone(
      nameByList(db, event, list, onProgress, (picture) => settled.has(picture)),
    );
    if (named && named.newNames > 0) outcomes.push({ fileName, newNames: named.newNames });
  }
  return outcomes;
}

/** Returns the pictures that a list has named and that have no bib but those of lists: another bib may be another row's. */
async function settledPictures(db: Db, listUuid: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("startListName as naming")
    .select("naming.pictureUuid")
    .distinct()
    .where("startListUuid", "=", listUuid)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("pictureFilterValue as link")
            .innerJoin("filterValue", "filterValue.uuid", "link.filterValueUuid")
            .innerJoin("filterType", "filterType.uuid", "filterValue.filterTypeUuid")
            .select("link.pictureUuid")
            .whereRef("link.pictureUuid", "=", "naming.pictureUuid")
            .where("link.isFromList", "=", false)
            .where("filterType.code", "=", "bib"),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ pictureUuid }) => pictureUuid));
}
