import type { orderItemPictureCalls } from "../../src/api/contract/orderItemCalls.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import { placesOf } from "../cart/orderItemPictureRows.ts";
import type { Handler } from "../core/handler.ts";

export const listOrderItemPicturesOfOrder: Handler<
  typeof orderItemPictureCalls.listOrderItemPicturesOfOrder
> = async (context, { query }) => {
  const order = await readableOrder(context, query.orderUuid);
  return placesOf(context.db, order.uuid).execute();
};
