import type { pictureCalls } from "../../src/api/contract/pictureCalls.ts";
import { type Handler, RawJson } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { pictureRows } from "./pictureRows.ts";
import { visible } from "./pictureSearch.ts";

export const readPicture: Handler<typeof pictureCalls.readPicture> = async ({ db }, { params }) =>
  new RawJson(
    orNotFound(await visible(pictureRows(db)).where("picture.uuid", "=", params.uuid).executeTakeFirst())
      .json,
  );
