import { type SelectQueryBuilder, sql } from "kysely";
import type { contract } from "../../src/api/contract/contract.ts";
import { picturePageSize } from "../../src/domain/limits.ts";
import type { Db } from "../db/database.ts";
import type { Database } from "../db/schema.ts";
import { found } from "../found.ts";
import type { Verb } from "../verb.ts";
import { pictureRows } from "./pictureRows.ts";

type Pictures = typeof contract.pictures;

interface PictureFilter {
  eventUuid: string | undefined;
  contestUuid: string | undefined;
  /** Each of them must be shown by the picture. */
  filterValueUuids: string[];
}

export const listPictures: Verb<Pictures["list"]> = ({ db }, { query }) => {
  const { eventUuid, contestUuid, filterValueUuid } = query;
  const filterValueUuids = filterValueUuid === undefined ? [] : [filterValueUuid];
  return pageOf(db, { eventUuid, contestUuid, filterValueUuids }, query);
};

export const listPicturesForFilterOrderItem: Verb<Pictures["forFilterOrderItem"]> = ({ db }, { query }) => {
  const { eventUuid, contestUuid } = query;
  const filterValueUuids = [query.filterValueUuid1, query.filterValueUuid2].filter(
    (uuid) => uuid !== undefined,
  );
  return pageOf(db, { eventUuid, contestUuid, filterValueUuids }, query);
};

export const readPicture: Verb<Pictures["byUuid"]> = async ({ db }, { params }) =>
  found(await visible(pictureRows(db)).where("picture.uuid", "=", params.uuid).executeTakeFirst());

async function pageOf(
  db: Db,
  filter: PictureFilter,
  page: { limit?: number | undefined; offset?: number | undefined },
) {
  const [items, totalCount] = await Promise.all([
    matching(pictureRows(db), filter)
      .limit(page.limit ?? picturePageSize)
      .offset(page.offset ?? 0)
      .execute(),
    countMatching(db, filter),
  ]);
  return { items, totalCount };
}

/**
 * How long the whole list is. A name's pictures are few and counted; those of a contest or an event are not counted
 * again for every page of 200: contests carry their count, kept by whatever adds or removes pictures.
 */
async function countMatching(db: Db, filter: PictureFilter): Promise<number> {
  if (filter.filterValueUuids.length > 0) {
    const { count } = await matching(db.selectFrom("picture"), filter)
      .select((picture) => picture.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  }
  let contests = db
    .selectFrom("contest")
    .innerJoin("event", "event.uuid", "contest.eventUuid")
    .select((contest) => contest.fn.sum<number | null>("contest.totalPictureCount").as("count"))
    .where("contest.isVisible", "=", true)
    .where("contest.isDeleted", "=", false)
    .where("event.isVisible", "=", true)
    .where("event.isDeleted", "=", false);
  if (filter.eventUuid !== undefined) contests = contests.where("contest.eventUuid", "=", filter.eventUuid);
  if (filter.contestUuid !== undefined) contests = contests.where("contest.uuid", "=", filter.contestUuid);
  const { count } = await contests.executeTakeFirstOrThrow();
  return count ?? 0;
}

function matching<Row>(query: SelectQueryBuilder<Database, "picture", Row>, filter: PictureFilter) {
  const { eventUuid, contestUuid, filterValueUuids } = filter;
  let matched = visible(query, filter);
  if (eventUuid !== undefined) matched = matched.where("picture.eventUuid", "=", eventUuid);
  if (contestUuid !== undefined) matched = matched.where("picture.contestUuid", "=", contestUuid);
  for (const filterValueUuid of filterValueUuids) {
    matched = matched.where("picture.uuid", "in", (link) =>
      link
        .selectFrom("pictureFilterValue as link")
        .select("link.pictureUuid")
        .where("link.filterValueUuid", "=", filterValueUuid),
    );
  }
  return matched;
}

/**
 * No picture of a hidden event or contest, and no deleted one. The few hidden contests are looked up once for the
 * whole query: a join would cost two look-ups a picture, which a far page of a large event pays for.
 */
function visible<Row>(
  query: SelectQueryBuilder<Database, "picture", Row>,
  { eventUuid, contestUuid }: Partial<PictureFilter> = {},
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
