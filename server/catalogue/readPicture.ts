import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { RawJson } from "../core/rawJson.ts";
import { pictureRows } from "./pictureRows.ts";
import { visible } from "./pictureSearch.ts";

export const readPicture: Handler<typeof contract.pictures.readPicture> = async ({ db }, { params }) =>
  new RawJson(
    orNotFound(await visible(pictureRows(db)).where("picture.uuid", "=", params.uuid).executeTakeFirst())
      .json,
  );
