import type { filterValueCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { namesOfPictures } from "./namesOfPictures.ts";

export const listFilterValuesOfPicture: Handler<typeof filterValueCalls.listFilterValuesOfPicture> = async (
  context,
  { query },
) => {
  const values = await namesOfPictures(context, [query.pictureUuid]);
  return values.map(({ pictureUuid: _, ...value }) => value);
};
