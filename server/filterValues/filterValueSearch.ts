import { type RawBuilder, sql } from "kysely";
import { searchKey } from "../../src/domain/searchKey.ts";
import type { Db } from "../db/database.ts";

const limitDefault = 10;
const limitMaximum = 100;
/** Shorter texts run together with the next word's beginning too often. */
const joinedMinimum = 3;

export interface FilterValueSearch {
  /** Text typed: case, accents and punctuation do not matter. */
  tagSearch: string | undefined;
  filterTypeUuid: string | undefined;
  /** Only values with pictures in these events; empty: in any visible one. */
  eventUuids: readonly string[];
  limit: number | undefined;
}

/**
 * The values that match a search: those that begin with the text, then those with a word that does, then those that
 * hold it, then those that hold it once blanks, apostrophes and hyphens are left out: "loeil" finds "L'Œil".
 */
export function searchFilterValues(db: Db, search: FilterValueSearch) {
  const key = searchKey(search.tagSearch ?? "");
  // Read in the index's order until enough are found: sorting all that hold a letter, each would be looked up.
  const values = db
    .selectFrom("filterValue")
    .select(["uuid", "searchKey", "filterTypeUuid"])
    .where("isDeleted", "=", false)
    .orderBy(plainOrder("searchKey"))
    .orderBy("uuid")
    .offset(0);
  const hits = ranksOf("value.searchKey", key).map((condition) => {
    const ranked = db
      .selectFrom(values.as("value"))
      .select("value.uuid")
      .where(condition)
      .where(isShown(db, "value.uuid", search.eventUuids))
      .limit(limitOf(search));
    const { filterTypeUuid } = search;
    return filterTypeUuid === undefined ? ranked : ranked.where("value.filterTypeUuid", "=", filterTypeUuid);
  });
  return inOrder(db, key)
    .where(sql<boolean>`uuid = any (array(${sql.join(hits, sql` union all `)}))`)
    .limit(limitOf(search));
}

/** Those among the values that share a picture with another one, in the same order. */
export function searchLinkedValues(
  db: Db,
  existing: string,
  search: Omit<FilterValueSearch, "eventUuids"> & { eventUuid: string | undefined },
) {
  const { eventUuid, filterTypeUuid } = search;
  const key = searchKey(search.tagSearch ?? "");
  const linked = inOrder(db, key)
    .where("isDeleted", "=", false)
    .where("uuid", "!=", existing)
    .where("uuid", "in", valuesBeside(db, existing, eventUuid))
    .where(isShown(db, "filterValue.uuid", eventUuid === undefined ? [] : [eventUuid]))
    .where((value) => value.or(ranksOf("searchKey", key)))
    .limit(limitOf(search));
  return filterTypeUuid === undefined ? linked : linked.where("filterTypeUuid", "=", filterTypeUuid);
}

function inOrder(db: Db, key: string) {
  return db
    .selectFrom("filterValue")
    .selectAll()
    .orderBy(sql`array_position(array[${sql.join(ranksOf("searchKey", key))}], true)`)
    .orderBy(plainOrder("searchKey"))
    .orderBy("uuid");
}

const limitOf = ({ limit }: Pick<FilterValueSearch, "limit">) =>
  Math.min(limit ?? limitDefault, limitMaximum);

/** By code points, as the index filterValue_order is sorted, whatever the database's own order. */
const plainOrder = (column: string) => sql<string>`${sql.ref(column)} collate "C"`;

/** Conditions of which a value that matches meets one, better ones first. */
function ranksOf(column: string, key: string): RawBuilder<boolean>[] {
  // A key holds letters, digits and spaces: nothing that `like` would read as a pattern.
  const like = (pattern: string) => sql<boolean>`${plainOrder(column)} like ${pattern}`;
  const begins = like(`${key}%`);
  if (key === "") return [begins];
  const hasWord = like(`% ${key}%`);
  const holds = like(`%${key}%`);
  const ranks = [
    begins,
    sql<boolean>`(${hasWord} and not ${begins})`,
    sql<boolean>`(${holds} and not ${begins} and not ${hasWord})`,
  ];
  const joined = key.replaceAll(" ", "");
  if (joined.length < joinedMinimum) return ranks;
  const holdsJoined = sql<boolean>`replace(${plainOrder(column)}, ' ', '') like ${`%${joined}%`}`;
  return [...ranks, sql`(${holdsJoined} and not ${holds})`];
}

/** Whether a value can be seen in one of the events (or any): a name that stands only in hidden events is hidden. */
function isShown(db: Db, uuid: string, eventUuids: readonly string[]): RawBuilder<boolean> {
  const shown = db
    .selectFrom("eventFilterValue as shown")
    .innerJoin("event", "event.uuid", "shown.eventUuid")
    .select("shown.eventUuid")
    .where("shown.filterValueUuid", "=", sql.ref<string>(uuid))
    .where("shown.pictureCount", ">", 0)
    .where("event.isVisible", "=", true)
    .where("event.isDeleted", "=", false)
    // Keeps it a look-up for each value asked about; as a join it would read the whole table for ten values.
    .offset(0);
  return sql`exists ${eventUuids.length === 0 ? shown : shown.where("shown.eventUuid", "in", eventUuids)}`;
}

function valuesBeside(db: Db, existing: string, eventUuid: string | undefined) {
  const beside = db
    .selectFrom("pictureFilterValue as existing")
    .innerJoin("pictureFilterValue as other", "other.pictureUuid", "existing.pictureUuid")
    .innerJoin("picture", "picture.uuid", "existing.pictureUuid")
    .select("other.filterValueUuid")
    .where("existing.filterValueUuid", "=", existing)
    .where("picture.isDeleted", "=", false);
  return eventUuid === undefined ? beside : beside.where("picture.eventUuid", "=", eventUuid);
}
