import type { filterValueCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { namesOfPictures } from "./namesOfPicture.ts";

export const listFilterValuesOfPicture: Handler<typeof filterValueCalls.listFilterValuesOfPicture> = async (
  context,
  { query },
) => (await namesOfPictures(context, [query.pictureUuid])).map(({ pictureUuid: _, ...value }) => value);
