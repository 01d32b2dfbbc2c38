import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import type { Handler } from "../core/handler.ts";
import { currentItems } from "./currentItems.ts";

export const listUncompletePacks: Handler<typeof orderItemCalls.listUncompletePacks> = async (context) => {
  const packs = await (await currentItems(context))?.where("product.nature", "=", "multi").execute();
  return packs?.filter((pack) => (pack.remainingPictures ?? 0) > 0) ?? [];
};
