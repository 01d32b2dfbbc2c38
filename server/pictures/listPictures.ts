import type { SelectQueryBuilder } from "kysely";
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
  const [items, { totalCount }] = await Promise.all([
    matching(pictureRows(db), filter)
      .limit(page.limit ?? picturePageSize)
      .offset(page.offset ?? 0)
      .execute(),
    matching(db.selectFrom("picture"), filter)
      .select((picture) => picture.fn.countAll<number>().as("totalCount"))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, totalCount };
}

/** No picture of a hidden event or contest, and no deleted one. */
function visible<Row>(query: SelectQueryBuilder<Database, "picture", Row>) {
  return query
    .where("picture.isDeleted", "=", false)
    .where("picture.contestUuid", "in", (contest) =>
      contest
        .selectFrom("contest")
        .innerJoin("event", "event.uuid", "contest.eventUuid")
        .select("contest.uuid")
        .where("contest.isVisible", "=", true)
        .where("contest.isDeleted", "=", false)
        .where("event.isVisible", "=", true)
        .where("event.isDeleted", "=", false),
    );
}

function matching<Row>(query: SelectQueryBuilder<Database, "picture", Row>, filter: PictureFilter) {
  const { eventUuid, contestUuid, filterValueUuids } = filter;
  let matched = visible(query);
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
