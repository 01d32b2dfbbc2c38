import type { Picture } from "../../src/api/contract/catalogueEntities.ts";
import type { pictureCalls } from "../../src/api/contract/pictureCalls.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { namesOfPictures } from "./namesOfPictures.ts";
import { pictureRows } from "./pictureRows.ts";
import { visible } from "./pictureSearch.ts";

export const readPicture: Handler<typeof pictureCalls.readPicture> = async (context, { params }) => {
  const { uuid } = params;
  const row = await visible(pictureRows(context.db)).where("picture.uuid", "=", uuid).executeTakeFirst();
  const names = await namesOfPictures(context, [uuid]);
  return { ...(JSON.parse(orNotFound(row).json) as Picture), names: names.map(({ value }) => value) };
};
