import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { pageOf, searchFilter } from "./picturePages.ts";

export const listPictures: Handler<typeof contract.pictures.listPictures> = ({ db }, { query }) =>
  pageOf(db, searchFilter(query), query);
