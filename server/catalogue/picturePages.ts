import type { Picture } from "../../src/api/contract/catalogueEntities.ts";
import { type Counted, RawJson } from "../core/handler.ts";
import type { Db } from "../db/database.ts";
import { farOffset, pageUuids } from "./pageUuids.ts";
import { pictureList, pictureRows } from "./pictureRows.ts";
import { cutTo, matching, type Page, type PictureFilter, totalCount } from "./pictureSearch.ts";

export function searchFilter({
  filterValueUuid,
  ...filter
}: PictureFilter & { filterValueUuid?: string | undefined }) {
  return { ...filter, filterValueUuids: filterValueUuid === undefined ? [] : [filterValueUuid] };
}

export async function pageOf(
  db: Db,
  filter: PictureFilter,
  page: Page,
): Promise<Counted<RawJson<Picture[]>>> {
  const rows =
    (page.offset ?? 0) < farOffset
      ? cutTo(page, matching(pictureRows(db), filter))
      : pictureRows(db).where("picture.uuid", "in", pageUuids(db, filter, page));
  const { items, count } = await db
    .selectNoFrom([pictureList(rows).as("items"), totalCount(db, filter).as("count")])
    .executeTakeFirstOrThrow();
  return { items: new RawJson(items), totalCount: count ?? 0 };
}
