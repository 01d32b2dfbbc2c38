import { type RawBuilder, sql } from "kysely";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";
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
  // In the order of an index that holds all of this: the table itself is read for the few values that are given.
  const values = db
    .selectFrom("filterValue")
    .select(["uuid", "filterTypeUuid", plainOrder("searchKey").as("searchKey")])
    .where("isDeleted", "=", false)
    .orderBy(plainOrder("searchKey"))
    .orderBy("uuid")
    .offset(0);
  let matches = db
    .selectFrom(values.as("value"))
    .select(["value.uuid", "value.searchKey", rankOf("value.searchKey", key).as("rank")])
    .where(matching("value.searchKey", key))
    .orderBy("rank")
    .orderBy("value.searchKey")
    .orderBy("value.uuid")
    .offset(0);
  const { filterTypeUuid } = search;
  if (filterTypeUuid !== undefined) matches = matches.where("value.filterTypeUuid", "=", filterTypeUuid);
  // One after the other until enough are seen: a letter stands in almost every name.
  const hits = db
    .selectFrom(matches.as("match"))
    .select("match.uuid")
    .where(isShown(db, "match.uuid", search.eventUuids))
    .orderBy("match.rank")
    .orderBy("match.searchKey")
    .orderBy("match.uuid")
    .limit(limitOf(search));
  return inOrder(db, key).where(sql<boolean>`uuid = any (array${hits})`);
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
    .where(matching("searchKey", key))
    .limit(limitOf(search));
  return filterTypeUuid === undefined ? linked : linked.where("filterTypeUuid", "=", filterTypeUuid);
}

function inOrder(db: Db, key: string) {
  return db
    .selectFrom("filterValue")
    .selectAll()
    .orderBy(rankOf("searchKey", key))
    .orderBy(plainOrder("searchKey"))
    .orderBy("uuid");
}

const limitOf = ({ limit }: Pick<FilterValueSearch, "limit">) =>
  Math.min(limit ?? limitDefault, limitMaximum);

/** By code points, as the index filterValue_order is sorted, whatever the database's own order. */
const plainOrder = (column: string) => sql<string>`${sql.ref(column)} collate "C"`;

// A key holds letters, digits and blanks: nothing that `like` would read as a pattern.

function matching(column: string, key: string): RawBuilder<boolean> {
  const joined = key.replaceAll(" ", "");
  if (joined.length < joinedMinimum) return sql`${sql.ref(column)} like ${`%${key}%`}`;
  // What holds the key with its blanks holds it without them.
  return sql`replace(${sql.ref(column)}, ' ', '') like ${`%${joined}%`}`;
}

function rankOf(column: string, key: string): RawBuilder<number> {
  const like = (pattern: string) => sql`${sql.ref(column)} like ${pattern}`;
  return sql`case when ${like(`${key}%`)} then 0 when ${like(`% ${key}%`)} then 1 when ${like(`%${key}%`)} then 2 else 3 end`;
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
