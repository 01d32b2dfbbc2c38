import { sql } from "kysely";
import { type Db, runTransaction, type Tx } from "../db/database.ts";
import { lockEvent } from "./findEvent.ts";
import { rematchEvent } from "./nameSoon.ts";
import { type DayCount, type Period, plausiblePeriod } from "./plausiblePeriod.ts";

/** Pictures from before 0004_cameras.ts have only their time. */
const clocked = sql<string>`coalesce("clockedAt", "takenAt")`;

/**
 * Returns the period in which an event's pictures can have been taken; null: at no time.
 * @param further moments of pictures that are not written yet, ISO 8601
 * @param besideCamera the camera of these moments, in place of those that its pictures have; null: none
 */
export async function readPlausiblePeriod(
  db: Db | Tx,
  eventUuid: string,
  now: Date,
  further: readonly string[] = [],
  besideCamera: string | null = null,
): Promise<Period | null> {
  const event = await db
    .selectFrom("event")
    .select(["year", "start", "end", "hasFixedDates"])
    .where("uuid", "=", eventUuid)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<DayCount>`
    select to_char(${clocked}, 'YYYY-MM-DD') as "day", count(*) as "count" from "picture"
    where "eventUuid" = ${eventUuid} and not "isDeleted" and ${clocked} is not null
      and (${besideCamera}::uuid is null or "cameraUuid" is distinct from ${besideCamera}) group by 1`.execute(
    db,
  );
  const own = further.map((moment) => ({ day: moment.slice(0, 10), count: 1 }));
  return plausiblePeriod([...rows, ...own], event, now);
}

/** An event's pictures whose time is kept although it is out of reason, or the other way round. */
function misjudged(eventUuid: string, period: Period | null) {
  const judged = judgedTime(period);
  return sql`"eventUuid" = ${eventUuid} and not "isDeleted" and "takenAt" is distinct from ${judged}`;
}

const judgedTime = (period: Period | null) =>
  period
    ? sql`case when ${clocked} >= ${period.from} and ${clocked} < ${period.to} then ${clocked} end`
    : sql`null::timestamptz`;

/**
 * Gives an event's pictures the times of their cameras' clocks, except those out of reason, and the event and its contests the
 * days that follow; lists by times are matched again. In the caller's transaction, which has locked with `lockDates`.
 */
export async function redateEvent(tx: Tx, eventUuid: string, now: Date): Promise<void> {
  const period = await readPlausiblePeriod(tx, eventUuid, now);
  const { numAffectedRows } =
    await sql`update "picture" set "clockedAt" = ${clocked}, "takenAt" = ${judgedTime(period)}
    where ${misjudged(eventUuid, period)}`.execute(tx);
  if (numAffectedRows) await rematchEvent(tx, eventUuid);
  await refreshDays(tx, eventUuid);
}

/** Locks an event's pictures, then the event (decision 36). */
export async function lockDates(tx: Tx, eventUuid: string): Promise<void> {
  await tx
    .selectFrom("picture")
    .select("uuid")
    .where("eventUuid", "=", eventUuid)
    .where("isDeleted", "=", false)
    .orderBy("uuid")
    .forNoKeyUpdate()
    .execute();
  await lockEvent(tx, eventUuid);
}

/** Redates an event if what is known of it now has changed which times are out of reason. */
export async function settleDates(db: Db, eventUuid: string, now: Date): Promise<void> {
  const period = await readPlausiblePeriod(db, eventUuid, now);
  const { rows } = await sql`select from "picture" where ${misjudged(eventUuid, period)} limit 1`.execute(db);
  if (rows.length === 0) return;
  await runTransaction(db, async (tx) => {
    await lockDates(tx, eventUuid);
    await redateEvent(tx, eventUuid, now);
  });
}

/**
 * Sets the days of an event and of its contests to those of their pictures; days that an operator has set stay. Without a dated
 * picture they stay too, unless pictures have lost their times: then they are those on which the row was made.
 */
export async function refreshDays(tx: Tx, eventUuid: string): Promise<void> {
  const of = sql`"eventUuid" = ${eventUuid} and not "isDeleted" group by 1`;
  const days = sql`min("takenAt") as "first", max("takenAt") as "last", bool_or("clockedAt" is not null) as "hasClock"`;
  const set = sql`
    "start" = coalesce(dated."first", case when dated."hasClock" then own."createdAt" else own."start" end),
    "end" = coalesce(dated."last", case when dated."hasClock" then own."createdAt" else own."end" end)`;
  await sql`update "contest" own set ${set}
    from (select "contestUuid", ${days} from "picture" where ${of}) as dated
    where own."uuid" = dated."contestUuid"
      and (own."start", own."end") is distinct from (coalesce(dated."first", own."start"), coalesce(dated."last", own."end"))`.execute(
    tx,
  );
  await sql`update "event" own set ${set}
    from (select "eventUuid", ${days} from "picture" where ${of}) as dated
    where own."uuid" = dated."eventUuid" and not own."hasFixedDates"`.execute(tx);
}
