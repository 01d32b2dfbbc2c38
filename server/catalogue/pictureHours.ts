import { type RawBuilder, sql } from "kysely";
import type { PictureFilter } from "./pictureSearch.ts";

/** Rows of `pictureHour` that together count the visible pictures of an event or a contest: those of hidden contests count off. */
function visibleHours({ eventUuid, contestUuid }: PictureFilter) {
  const own = sql`select "hour", "counts", "total", 1 as "sign" from "pictureHour" where "of" = ${contestUuid ?? eventUuid}::uuid`;
  if (contestUuid !== undefined) return own;
  return sql`${own} union all
    select "hour", "counts", "total", -1 from "pictureHour" where "of" in (
      select "uuid" from "contest" where "eventUuid" = ${eventUuid}::uuid and (not "isVisible" or "isDeleted"))`;
}

/** A minute in which so many pictures were taken. */
export interface TakenMinute {
  minute: string;
  count: number;
}

/** Returns the minutes in which visible pictures of an event or a contest were taken, with their number. */
export function countedMinutes(filter: PictureFilter): RawBuilder<TakenMinute> {
  return sql`(
    select "hour" + ("place" - 1) * interval '1 minute' as "minute", sum("each" * "sign") as "count"
    from (${visibleHours(filter)}) as "hours", unnest("counts") with ordinality as "minutes" ("each", "place")
    group by 1 having sum("each" * "sign") > 0)`;
}

/** Where a far page of the pictures of an event or a contest begins. */
export interface PageMark {
  /** The last minute before the page, or in which it begins. */
  start: string;
  /** Number of visible pictures before this minute, and of those with a date in all. */
  before: number;
  dated: number;
}

/** Returns the query of a page's mark: no row without dated pictures. */
export function pageMark(filter: PictureFilter, offset: number): RawBuilder<PageMark> {
  return sql`
    with "hours" as materialized (${visibleHours(filter)}),
      "ranks" as (
        select "hour", sum(sum("total" * "sign")) over (order by "hour") - sum("total" * "sign") as "before",
          sum(sum("total" * "sign")) over () as "dated"
        from "hours" group by "hour"),
      "rank" as (select * from "ranks" where "before" <= ${offset} order by "hour" desc limit 1),
      "minutes" as (
        select "hour" + ("place" - 1) * interval '1 minute' as "start", sum("each" * "sign") as "count"
        from "hours", unnest("counts") with ordinality as "minutes" ("each", "place")
        where "hour" = (select "hour" from "rank") group by 1),
      "marks" as (
        select "start", "rank"."before" + sum("count") over (order by "start") - "count" as "before", "dated"
        from "minutes", "rank")
    select * from "marks" where "before" <= ${offset} order by "start" desc limit 1`;
}
