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
