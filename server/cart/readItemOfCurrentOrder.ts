import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { currentItems } from "./currentItems.ts";

export const readItemOfCurrentOrder: Handler<typeof orderItemCalls.readItemOfCurrentOrder> = async (
  context,
  { params },
) =>
  orNotFound(
    await (await currentItems(context))
      ?.where("orderItem.uuid", "=", params.uuid)
      .where("orderItem.kind", "=", "item")
      .executeTakeFirst(),
  );
