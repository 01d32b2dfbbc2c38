import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import type { Handler } from "../core/handler.ts";
import { currentItems } from "./currentItems.ts";

export const listSinglePictures: Handler<typeof orderItemCalls.listSinglePictures> = async (context) =>
  (await currentItems(context))?.where("product.nature", "=", "sp").execute() ?? [];
