import type { orderItemPictureCalls } from "../../src/api/contract/orderItemCalls.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { findCurrentOrder } from "./currentOrder.ts";
import { placesOf } from "./orderItemPictureRows.ts";
import { orderItemRows } from "./orderItemRows.ts";

export const listOrderItemPicturesOfItem: Handler<
  typeof orderItemPictureCalls.listOrderItemPicturesOfItem
> = async ({ db, visitor }, { query }) => {
  const order = await findCurrentOrder(db, visitor);
  const items = order && orderItemRows(db, order.uuid).where("orderItem.kind", "=", "item");
  const item = await items?.where("orderItem.uuid", "=", query.orderItemUuid).executeTakeFirst();
  if (!item) throw new ApiError("NOT_FOUND");
  return placesOf(db, item.orderUuid).where("orderItem.uuid", "=", item.uuid).execute();
};
