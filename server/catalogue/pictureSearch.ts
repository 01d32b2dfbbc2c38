import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { picturePageSize } from "../../src/domain/shop/limits.ts";
import type { Db } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

export interface PictureFilter {
  eventUuid?: string | undefined;
  /** The pricing of its events. */
  pricingId?: number | undefined;
  contestUuid?: string | undefined;
  /** The picture must have all of them. Default: none. */
  filterValueUuids?: readonly string[];
  /** A name: the picture must have none itself and be taken beside one that has it (`unnamedBeside`). Default: any picture. */
  unnamedNear?: string | undefined;
  /** ISO 8601; the range is half-open. */
  takenFrom?: string | undefined;
  takenBefore?: string | undefined;
}

export interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

export function cutTo<Row>({ limit, offset }: Page, query: SelectQueryBuilder<Database, "picture", Row>) {
  return query.limit(limit ?? picturePageSize).offset(offset ?? 0);
}

/**
 * Returns the length of the whole list. Counts pictures of a name or a time range, but not those of a contest or an event:
 * contests store their count, which every call that adds or removes pictures updates.
 */
export function totalCount(db: Db, filter: PictureFilter) {
  const { eventUuid, pricingId, contestUuid } = filter;
  if (isNarrowed(filter)) {
    return matching(db.selectFrom("picture"), filter).select((of) => of.fn.countAll<number>().as("count"));
  }
  let contests = db
    .selectFrom("contest")
    .innerJoin("event", "event.uuid", "contest.eventUuid")
    .select((of) =>
      of.fn.coalesce(of.fn.sum<number>("contest.totalPictureCount"), sql<number>`0`).as("count"),
    )
    .where("contest.isVisible", "=", true)
    .where("contest.isDeleted", "=", false)
    .where("event.isVisible", "=", true)
    .where("event.isDeleted", "=", false);
  if (pricingId !== undefined) contests = contests.where("event.pricingId", "=", pricingId);
  if (eventUuid !== undefined) contests = contests.where("contest.eventUuid", "=", eventUuid);
  if (contestUuid !== undefined) contests = contests.where("contest.uuid", "=", contestUuid);
  return contests;
}

/** Whether a filter is of a name or a time range too. */
export const isNarrowed = ({ filterValueUuids = [], unnamedNear, takenFrom, takenBefore }: PictureFilter) =>
  filterValueUuids.length > 0 || (unnamedNear ?? takenFrom ?? takenBefore) !== undefined;

/** Restricts a query to the pictures that a search shows. */
export function matching<Row>(query: SelectQueryBuilder<Database, "picture", Row>, filter: PictureFilter) {
  const { eventUuid, pricingId, contestUuid, filterValueUuids = [], takenFrom, takenBefore } = filter;
  let matched = visible(query, filter);
  if (eventUuid !== undefined) matched = matched.where("picture.eventUuid", "=", eventUuid);
  if (pricingId !== undefined) {
    matched = matched.where("picture.eventUuid", "in", (event) =>
      event.selectFrom("event").select("event.uuid").where("event.pricingId", "=", pricingId),
    );
  }
  if (contestUuid !== undefined) matched = matched.where("picture.contestUuid", "=", contestUuid);
  if (takenFrom !== undefined) matched = matched.where("picture.takenAt", ">=", takenFrom);
  if (takenBefore !== undefined) matched = matched.where("picture.takenAt", "<", takenBefore);
  for (const filterValueUuid of filterValueUuids) {
    matched = matched.where("picture.uuid", "in", (picture) => picturesShowing(picture, filterValueUuid));
  }
  if (filter.unnamedNear !== undefined) {
    matched = matched.where(
      "picture.uuid",
      "=",
      sql<string>`any(${unnamedBeside(filter.unnamedNear, filter)})`,
    );
  }
  return matched;
}

function picturesShowing(expression: ExpressionBuilder<Database, "picture">, filterValueUuid: string) {
  return expression
    .selectFrom("pictureFilterValue as link")
    .select("link.pictureUuid")
    .where("link.filterValueUuid", "=", filterValueUuid);
}

/** How far from a picture of a name those without one are looked for, on either side. */
const reach = sql`interval '3 minutes'`;

/**
 * Returns the uuids of pictures without any name, of the same contests as the pictures of a name and taken within minutes of one
 * of them. Their times are merged into spans that do not overlap: each picture is found once. Written so that each span and each
 * picture is looked up in an index: the planner cannot know how few they are, and would read the tables in full.
 */
function unnamedBeside(
  filterValueUuid: string,
  { eventUuid }: { eventUuid?: string | undefined },
): RawBuilder<string[]> {
  const ofEvent = eventUuid === undefined ? sql`` : sql`and own."eventUuid" = ${eventUuid}`;
  return sql`array(
    with times as materialized (
      select own."contestUuid", own."takenAt" from "pictureFilterValue" link join picture own on own.uuid = link."pictureUuid"
      where link."filterValueUuid" = ${filterValueUuid} and not own."isDeleted" and own."takenAt" is not null ${ofEvent}),
    contests as (
      select "contestUuid", range_agg(tstzrange("takenAt" - ${reach}, "takenAt" + ${reach}, '[]')) as spans
      from times group by "contestUuid")
    select near.uuid from contests cross join unnest(spans) as span cross join lateral (
      select picture.uuid, (select named."pictureUuid" from "pictureFilterValue" named where named."pictureUuid" = picture.uuid limit 1) as named
      from picture
      where picture."contestUuid" = contests."contestUuid" and not picture."isDeleted"
        and picture."takenAt" >= lower(span) and picture."takenAt" <= upper(span) offset 0) near
    where near.named is null)`;
}

/**
 * Leaves out deleted pictures and those of hidden events and contests. Looks up the few hidden contests once per query: a join
 * would cost two look-ups per picture, which is slow for far pages of a large event.
 */
export function visible<Row>(
  query: SelectQueryBuilder<Database, "picture", Row>,
  { eventUuid, contestUuid }: PictureFilter = {},
) {
  const ofEvent = eventUuid === undefined ? sql`` : sql`and contest."eventUuid" = ${eventUuid}`;
  const ofContest = contestUuid === undefined ? sql`` : sql`and contest.uuid = ${contestUuid}`;
  const isHidden = sql`(not contest."isVisible" or contest."isDeleted" or not event."isVisible" or event."isDeleted")`;
  return query.where("picture.isDeleted", "=", false).where(
    sql<boolean>`picture."contestUuid" <> all (array(
      select contest.uuid from contest join event on event.uuid = contest."eventUuid"
      where ${isHidden} ${ofEvent} ${ofContest}))`,
  );
}
