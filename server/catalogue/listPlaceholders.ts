import type { pictureCalls } from "../../src/api/contract/pictureCalls.ts";
import type { Handler } from "../core/handler.ts";
import { jsonText, RawJson } from "../core/rawJson.ts";
import { pageUuids } from "./pageUuids.ts";
import { searchFilter } from "./picturePages.ts";

/** Returns the same pages in the same order as `listPictures`. */
export const listPlaceholders: Handler<typeof pictureCalls.listPlaceholders> = async ({ db }, { query }) => {
  const rows = db
    .selectFrom("picture")
    .select(["picture.uuid", "picture.colours"])
    .where("picture.uuid", "in", pageUuids(db, searchFilter(query), query))
    .orderBy("picture.takenAt")
    .orderBy("picture.name")
    .orderBy("picture.uuid");
  const { items } = await db.selectNoFrom(jsonText(rows).as("items")).executeTakeFirstOrThrow();
  return new RawJson(items);
};
