import type { orderItemPictureCalls } from "../../src/api/contract/orderItemCalls.ts";
import type { Handler } from "../core/handler.ts";
import { findCurrentOrder } from "./currentOrder.ts";
import { placesOf } from "./orderItemPictureRows.ts";

export const listOrderItemPicturesOfCurrentOrder: Handler<
  typeof orderItemPictureCalls.listOrderItemPicturesOfCurrentOrder
> = async ({ db, visitor }) => {
  const order = await findCurrentOrder(db, visitor);
  return order ? placesOf(db, order.uuid).execute() : [];
};
