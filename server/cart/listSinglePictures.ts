import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { currentItems } from "./currentItems.ts";

export const listSinglePictures: Handler<typeof contract.orderItems.listSinglePictures> = async (context) =>
  (await currentItems(context))?.where("product.nature", "=", "sp").execute() ?? [];
