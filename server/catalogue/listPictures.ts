import type { pictureCalls } from "../../src/api/contract/pictureCalls.ts";
import type { Handler } from "../core/handler.ts";
import { pageOf, searchFilter } from "./picturePages.ts";

export const listPictures: Handler<typeof pictureCalls.listPictures> = ({ db }, { query }) =>
  pageOf(db, searchFilter(query), query);
