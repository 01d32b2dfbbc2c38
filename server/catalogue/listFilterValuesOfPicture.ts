import type { filterValueCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { namesOfPicture } from "./namesOfPicture.ts";

export const listFilterValuesOfPicture: Handler<typeof filterValueCalls.listFilterValuesOfPicture> = (
  context,
  { query },
) => namesOfPicture(context, query.pictureUuid);
