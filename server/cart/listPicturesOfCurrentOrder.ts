import type { pictureCalls } from "../../src/api/contract/pictureCalls.ts";
import type { Handler } from "../core/handler.ts";
import { findCurrentOrder } from "./currentOrder.ts";
import { orderedPictures } from "./picturesOfOrder.ts";

export const listPicturesOfCurrentOrder: Handler<typeof pictureCalls.listPicturesOfCurrentOrder> = async (
  context,
) => {
  const order = await findCurrentOrder(context.db, context.visitor);
  return order ? orderedPictures(context, order.uuid) : [];
};
