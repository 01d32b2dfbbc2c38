import { type Expression, sql } from "kysely";
import type { pictureCalls } from "../../src/api/contract/pictureCalls.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import type { Db } from "../db/database.ts";
import { countedMinutes, type TakenMinute } from "./pictureHours.ts";
import { matching, type PictureFilter } from "./pictureSearch.ts";
import { type MinuteCount, timeBuckets } from "./timeBuckets.ts";

/** Counts by the local time of the event, or of the contest's event. Throws NOT_FOUND if neither is visible. */
export const countPicturesByTime: Handler<typeof pictureCalls.countPicturesByTime> = async (
  { db },
  { query },
) => {
  const { eventUuid, contestUuid, filterValueUuid } = query;
  const timeZone = await findTimeZone(db, query);
  const filterValueUuids = filterValueUuid === undefined ? [] : [filterValueUuid];
  const minutes = await countByMinute(db, { eventUuid, contestUuid, filterValueUuids }, timeZone);
  return { timeZone, ...timeBuckets(minutes) };
};

async function findTimeZone(db: Db, { eventUuid, contestUuid }: PictureFilter): Promise<string> {
  let events = db
    .selectFrom("event")
    .select("event.timeZone")
    .where("event.isVisible", "=", true)
    .where("event.isDeleted", "=", false);
  if (eventUuid !== undefined) events = events.where("event.uuid", "=", eventUuid);
  if (contestUuid !== undefined) {
    events = events
      .innerJoin("contest", "contest.eventUuid", "event.uuid")
      .where("contest.uuid", "=", contestUuid)
      .where("contest.isVisible", "=", true)
      .where("contest.isDeleted", "=", false);
  }
  const event = await events.executeTakeFirst();
  if (!event) throw new ApiError("NOT_FOUND");
  return event.timeZone;
}

async function countByMinute(db: Db, filter: PictureFilter, timeZone: string): Promise<MinuteCount[]> {
  const isOfName = filter.filterValueUuids !== undefined && filter.filterValueUuids.length > 0;
  const taken: Expression<TakenMinute> = isOfName ? scannedMinutes(db, filter) : countedMinutes(filter);
  // The time zone is applied once per minute, not per picture.
  const dated = db
    .selectFrom(sql<TakenMinute>`${taken}`.as<"taken">("taken"))
    .select((of) => [
      "taken.minute",
      "taken.count",
      sql<string>`date_trunc('day', ${of.ref("taken.minute")} at time zone ${timeZone})`.as("day"),
    ]);
  return db
    .selectFrom(dated.as("dated"))
    .select((of) => {
      const day = of.ref("dated.day");
      const midnight = sql<string>`(${day} at time zone ${timeZone})`;
      const next = sql<string>`((${day} + interval '1 day') at time zone ${timeZone})`;
      const milliseconds = (date: typeof midnight) =>
        sql<number>`(extract(epoch from ${date}) * 1000)::bigint`;
      return [
        sql<string>`to_char(${day}, 'YYYY-MM-DD')`.as("day"),
        milliseconds(midnight).as("dayStart"),
        milliseconds(next).as("dayEnd"),
        sql<number>`(extract(epoch from dated.minute - ${midnight}) / 60)::int`.as("minute"),
        "dated.count",
      ];
    })
    .orderBy("dated.minute")
    .execute();
}

/** Few pictures show one name: they are counted when asked. */
function scannedMinutes(db: Db, filter: PictureFilter) {
  return matching(db.selectFrom("picture"), filter)
    .where("picture.takenAt", "is not", null)
    .select((of) => [
      sql<string>`date_bin('1 minute', ${of.ref("picture.takenAt")}, '2000-01-01T00:00:00Z')`.as("minute"),
      of.fn.countAll<number>().as("count"),
    ])
    .groupBy("minute");
}
