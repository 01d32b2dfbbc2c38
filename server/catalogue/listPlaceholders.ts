import { sql } from "kysely";
import type { pictureCalls } from "../../src/api/contract/pictureCalls.ts";
import { type Handler, RawJson } from "../core/handler.ts";
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
  const text = sql<string>`(select coalesce(json_agg(item), '[]')::text from ${rows} as item)`;
  const { items } = await db.selectNoFrom(text.as("items")).executeTakeFirstOrThrow();
  return new RawJson(items);
};
