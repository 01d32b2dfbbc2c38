import { type RawBuilder, sql } from "kysely";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import type { Db } from "../db/database.ts";

const limitDefault = 10;
const limitMaximum = 100;
/** Shorter texts too often match across a word boundary. */
const joinedMinimum = 3;

export interface FilterValueSearch {
  /** Typed text: case, accents and punctuation do not matter. */
  tagSearch: string | undefined;
  filterTypeUuid: string | undefined;
  /** Only values with pictures in these events; empty: in any visible one. */
  eventUuids: readonly string[];
  limit: number | undefined;
}

/**
 * Returns the values that match a search, in this order: the value begins with the text, a word does, the value contains it,
 * the value contains it without blanks, apostrophes and hyphens: "loeil" finds "L'Œil".
 */
export function searchFilterValues(db: Db, search: FilterValueSearch) {
  const key = searchKey(search.tagSearch ?? "");
  // In the order of an index that covers the search: the table itself is read only for the few values returned.
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
  // Tested one by one until enough are visible: a single letter matches almost every name.
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

/** Returns the matching values that share a picture with another value, in the same order. */
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

/** Sorts by code points, like the index filterValue_order, regardless of the database's collation. */
const plainOrder = (column: string) => sql<string>`${sql.ref(column)} collate "C"`;

// A key contains only letters, digits and blanks: no `like` wildcard.

function matching(column: string, key: string): RawBuilder<boolean> {
  const joined = key.replaceAll(" ", "");
  if (joined.length < joinedMinimum) return sql`${sql.ref(column)} like ${`%${key}%`}`;
  // Whatever contains the key with blanks also contains it without.
  return sql`replace(${sql.ref(column)}, ' ', '') like ${`%${joined}%`}`;
}

function rankOf(column: string, key: string): RawBuilder<number> {
  const like = (pattern: string) => sql`${sql.ref(column)} like ${pattern}`;
  return sql`case when ${like(`${key}%`)} then 0 when ${like(`% ${key}%`)} then 1 when ${like(`%${key}%`)} then 2 else 3 end`;
}

/** Returns whether a value is visible in one of the events (or in any): names found only in hidden events are hidden. */
function isShown(db: Db, uuid: string, eventUuids: readonly string[]): RawBuilder<boolean> {
  const shown = db
    .selectFrom("eventFilterValue as shown")
    .innerJoin("event", "event.uuid", "shown.eventUuid")
    .select("shown.eventUuid")
    .where("shown.filterValueUuid", "=", sql.ref<string>(uuid))
    .where("shown.pictureCount", ">", 0)
    .where("event.isVisible", "=", true)
    .where("event.isDeleted", "=", false)
    // Keeps it a look-up per value; as a join it would read the whole table for ten values.
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
