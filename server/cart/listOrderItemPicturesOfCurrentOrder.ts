import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { findCurrentOrder } from "./currentOrder.ts";
import { placesOf } from "./orderItemPictureRows.ts";

export const listOrderItemPicturesOfCurrentOrder: Handler<
  typeof contract.orderItemPictures.listOrderItemPicturesOfCurrentOrder
> = async ({ db, visitor }) => {
  const order = await findCurrentOrder(db, visitor);
  return order ? placesOf(db, order.uuid).execute() : [];
};
