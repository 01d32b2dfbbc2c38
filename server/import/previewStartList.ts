import { slug } from "../../src/domain/pictures/searchKey.ts";
import type { Db } from "../db/database.ts";
import { eventNames, type GivenName } from "./eventNames.ts";
import type { KnownEvent } from "./findEvent.ts";
import type { KeptList } from "./findStartList.ts";
import { countPictures, type StartListOutcome } from "./nameByList.ts";
import type { ReadList } from "./saveStartList.ts";

export interface StartListPreview extends Omit<StartListOutcome, "uuid"> {
  /** Names that would go with the replaced lists. */
  removed: number;
}

const keyOf = (pictureUuid: string, type: string, valueSlug: string) => `${pictureUuid} ${type} ${valueSlug}`;

/** Returns what applying a list would change, and changes nothing. @param replaced lists that would be undone */
export async function previewStartList(
  db: Db,
  event: KnownEvent,
  list: ReadList,
  replaced: readonly KeptList[],
): Promise<StartListPreview> {
  const { names, unmatched } = await eventNames(db, event, list.rows, list);
  const slugOf = memoizedSlug();
  const wanted = new Set(
    names.map(({ pictureUuid, type, value }) => keyOf(pictureUuid, type, slugOf(value))),
  );
  const links = await linksOf(db, event.uuid);
  const existing = new Set(links.map(({ key }) => key));
  const leaving = new Set(replaced.map(({ uuid }) => uuid));
  const removed = links.filter(
    ({ key, isFromList, lists }) =>
      isFromList && lists.length > 0 && lists.every((uuid) => leaving.has(uuid)) && !wanted.has(key),
  );
  return {
    rows: list.rows.length,
    pictures: countPictures(names),
    newNames: [...wanted].filter((key) => !existing.has(key)).length,
    unmatched,
    merged: await mergedSpellings(db, names, slugOf),
    removed: removed.length,
  };
}

/** A list repeats its names on each of their pictures. */
function memoizedSlug(): (value: string) => string {
  const slugs = new Map<string, string>();
  return (value) => {
    const known = slugs.get(value) ?? slug(value, 200);
    slugs.set(value, known);
    return known;
  };
}

async function linksOf(db: Db, eventUuid: string) {
  const rows = await db
    .selectFrom("picture")
    .innerJoin("pictureFilterValue as link", "link.pictureUuid", "picture.uuid")
    .innerJoin("filterValue", "filterValue.uuid", "link.filterValueUuid")
    .innerJoin("filterType", "filterType.uuid", "filterValue.filterTypeUuid")
    .leftJoin("startListName as naming", (join) =>
      join
        .onRef("naming.pictureUuid", "=", "link.pictureUuid")
        .onRef("naming.filterValueUuid", "=", "link.filterValueUuid"),
    )
    .select([
      "link.pictureUuid",
      "filterType.code",
      "filterValue.valueSlug",
      "link.isFromList",
      "naming.startListUuid",
    ])
    .where("picture.eventUuid", "=", eventUuid)
    .execute();
  const links = new Map<string, { key: string; isFromList: boolean; lists: string[] }>();
  for (const { pictureUuid, code, valueSlug, isFromList, startListUuid } of rows) {
    const key = keyOf(pictureUuid, code, valueSlug);
    const link = links.get(key) ?? { key, isFromList, lists: [] };
    if (startListUuid !== null) link.lists.push(startListUuid);
    links.set(key, link);
  }
  return [...links.values()];
}

/** Returns the spellings that would be taken for another one: the shop's, or the first of the list. */
async function mergedSpellings(
  db: Db,
  names: readonly GivenName[],
  slugOf: (value: string) => string,
): Promise<StartListOutcome["merged"]> {
  const typeKey = (code: string, valueSlug: string) => `${code} ${valueSlug}`;
  const slugs = [...new Set(names.map(({ value }) => slugOf(value)))];
  const rows = await db
    .selectFrom("filterValue")
    .innerJoin("filterType", "filterType.uuid", "filterValue.filterTypeUuid")
    .select(["code", "value", "valueSlug"])
    .where("valueSlug", "=", (of) => of.fn.any(of.val(slugs)))
    .execute();
  const kept = new Map(rows.map(({ code, value, valueSlug }) => [typeKey(code, valueSlug), value]));
  const merged = new Map<string, { value: string; kept: string }>();
  for (const { type, value } of names) {
    const key = typeKey(type, slugOf(value));
    const first = kept.get(key);
    if (first === undefined) kept.set(key, value);
    else if (first !== value) merged.set(value, { value, kept: first });
  }
  return [...merged.values()];
}
