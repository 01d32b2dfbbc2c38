import type { Picture } from "../../src/api/contract/catalogueEntities.ts";
import type { contract } from "../../src/api/contract/contract.ts";
import type { Db } from "../db/database.ts";
import { found } from "../found.ts";
import type { Counted, Verb } from "../verb.ts";
import { jsonText, WrittenJson } from "../writtenJson.ts";
import { pictureList, pictureRows } from "./pictureRows.ts";
import {
  cutTo,
  matching,
  type Page,
  type PictureFilter,
  pageUuids,
  totalCount,
  visible,
} from "./pictureSearch.ts";

type Pictures = typeof contract.pictures;

export const listPictures: Verb<Pictures["listPictures"]> = ({ db }, { query }) =>
  pageOf(db, searchFilter(query), query);

export const listPicturesForFilterOrderItem: Verb<Pictures["listPicturesForFilterOrderItem"]> = (
  { db },
  { query },
) => {
  const { eventUuid, pricingId, contestUuid } = query;
  const filterValueUuids = [query.filterValueUuid1, query.filterValueUuid2].filter(
    (uuid) => uuid !== undefined,
  );
  return pageOf(db, { eventUuid, pricingId, contestUuid, filterValueUuids }, query);
};

/** The same pages in the same order as `listPictures`. */
export const listPlaceholders: Verb<Pictures["listPlaceholders"]> = async ({ db }, { query }) => {
  const rows = db
    .selectFrom("picture")
    .select(["picture.uuid", "picture.colours"])
    .where("picture.uuid", "in", pageUuids(db, searchFilter(query), query))
    .orderBy("picture.takenAt")
    .orderBy("picture.name")
    .orderBy("picture.uuid");
  const { items } = await db.selectNoFrom(jsonText(rows).as("items")).executeTakeFirstOrThrow();
  return new WrittenJson(items);
};

export const readPicture: Verb<Pictures["readPicture"]> = async ({ db }, { params }) =>
  new WrittenJson(
    found(await visible(pictureRows(db)).where("picture.uuid", "=", params.uuid).executeTakeFirst()).json,
  );

function searchFilter({
  filterValueUuid,
  ...filter
}: PictureFilter & { filterValueUuid?: string | undefined }) {
  return { ...filter, filterValueUuids: filterValueUuid === undefined ? [] : [filterValueUuid] };
}

/** Skipped pictures past which it pays to find a page's uuids in an index alone, and its rows by them. */
const farOffset = 1_000;

async function pageOf(db: Db, filter: PictureFilter, page: Page): Promise<Counted<WrittenJson<Picture[]>>> {
  const rows =
    (page.offset ?? 0) < farOffset
      ? cutTo(page, matching(pictureRows(db), filter))
      : pictureRows(db).where("picture.uuid", "in", pageUuids(db, filter, page));
  const { items, count } = await db
    .selectNoFrom([pictureList(rows).as("items"), totalCount(db, filter).as("count")])
    .executeTakeFirstOrThrow();
  return { items: new WrittenJson(items), totalCount: count ?? 0 };
}
