import { type ExpressionBuilder, sql } from "kysely";
import { searchKey } from "../../src/domain/searchKey.ts";
import type { Db } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

const limitDefault = 10;
const limitMaximum = 100;

export interface FilterValueSearch {
  /** Text typed: case, accents and punctuation do not matter. */
  tagSearch: string | undefined;
  filterTypeUuid: string | undefined;
  /** Only values with pictures in these events; empty: in any visible one. */
  eventUuids: readonly string[];
  limit: number | undefined;
}

/** The values that match a search: those that begin with the text, then those with a word that does, then the rest. */
export function searchFilterValues(db: Db, search: FilterValueSearch) {
  const key = searchKey(search.tagSearch ?? "");
  let values = db
    .selectFrom("filterValue")
    .selectAll()
    .where("isDeleted", "=", false)
    .where("uuid", "in", (shown) => shownValues(shown, search.eventUuids))
    .orderBy(sql`"searchKey" like ${`${key}%`}`, "desc")
    .orderBy(sql`"searchKey" like ${`% ${key}%`}`, "desc")
    .orderBy("searchKey")
    .orderBy("uuid")
    .limit(Math.min(search.limit ?? limitDefault, limitMaximum));
  if (search.filterTypeUuid !== undefined)
    values = values.where("filterTypeUuid", "=", search.filterTypeUuid);
  // A key holds letters, digits and spaces: nothing that `like` would read as a pattern.
  return key === "" ? values : values.where("searchKey", "like", `%${key}%`);
}

/** A name that stands only in hidden events is hidden with them. */
function shownValues(expression: ExpressionBuilder<Database, "filterValue">, eventUuids: readonly string[]) {
  const shown = expression
    .selectFrom("eventFilterValue as shown")
    .innerJoin("event", "event.uuid", "shown.eventUuid")
    .select("shown.filterValueUuid")
    .where("shown.pictureCount", ">", 0)
    .where("event.isVisible", "=", true)
    .where("event.isDeleted", "=", false);
  return eventUuids.length === 0 ? shown : shown.where("shown.eventUuid", "in", eventUuids);
}
