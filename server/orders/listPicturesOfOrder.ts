import type { pictureCalls } from "../../src/api/contract/pictureCalls.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import { orderedPictures } from "../cart/picturesOfOrder.ts";
import type { Handler } from "../core/handler.ts";

export const listPicturesOfOrder: Handler<typeof pictureCalls.listPicturesOfOrder> = async (
  context,
  { query },
) => {
  const order = await readableOrder(context, query.orderUuid);
  return orderedPictures(context, order.uuid);
};
