import { type Expression, sql } from "kysely";
import { picturePageSize } from "../../src/domain/shop/limits.ts";
import type { Db } from "../db/database.ts";
import { pageMark } from "./pictureHours.ts";
import { cutTo, isNarrowed, matching, type Page, type PictureFilter } from "./pictureSearch.ts";

/** Offset beyond which it is faster to find a page's uuids in an index alone, then its rows. */
export const farOffset = 1_000;

/**
 * Returns the uuids of one page from an index alone: skipped rows of a large event are never read, nor most of their entries in
 * the index if counts by minute tell where the page begins.
 */
export function pageUuids(db: Db, filter: PictureFilter, page: Page): Expression<string> {
  return (page.offset ?? 0) >= farOffset && isCounted(filter)
    ? markedUuids(db, filter, page)
    : sql<string>`${cutTo(page, orderedUuids(db, filter))}`;
}

function orderedUuids(db: Db, filter: PictureFilter) {
  return matching(db.selectFrom("picture").select("picture.uuid"), filter)
    .orderBy("picture.takenAt")
    .orderBy("picture.name")
    .orderBy("picture.uuid");
}

function isCounted(filter: PictureFilter) {
  const { eventUuid, contestUuid, pricingId } = filter;
  return (eventUuid ?? contestUuid) !== undefined && pricingId === undefined && !isNarrowed(filter);
}

/** In one statement, so that marks and pictures are of the same moment. Pictures without a date come after the others. */
function markedUuids(db: Db, filter: PictureFilter, { limit = picturePageSize, offset = 0 }: Page) {
  const dated = sql`coalesce((select "dated" from "mark"), 0)`;
  const fromMark = orderedUuids(db, filter)
    .where("picture.takenAt", ">=", sql<string>`(select "start" from "mark")`)
    .limit(limit)
    .offset(sql<number>`${offset}::int - (select "before" from "mark")`);
  const undated = orderedUuids(db, filter)
    .where("picture.takenAt", "is", null)
    .limit(sql<number>`greatest(0, ${limit}::int - greatest(0, ${dated} - ${offset}::int))`)
    .offset(sql<number>`greatest(0, ${offset}::int - ${dated})`);
  return sql<string>`(
    with "mark" as materialized (${pageMark(filter, offset)}) ${fromMark} union all ${undated})`;
}
