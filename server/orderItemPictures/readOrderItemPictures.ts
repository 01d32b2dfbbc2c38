import type { contract } from "../../src/api/contract/contract.ts";
import type { Db } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import { orderItemRows } from "../orderItems/orderItemRows.ts";
import { findCurrentOrder } from "../orders/currentOrder.ts";
import { readableOrder } from "../orders/orderAccess.ts";
import type { Verb } from "../verb.ts";

type OrderItemPictures = typeof contract.orderItemPictures;

export const listPlacesOfOrderItem: Verb<OrderItemPictures["listOrderItemPicturesOfItem"]> = async (
  { db, visitor },
  { query },
) => {
  const order = await findCurrentOrder(db, visitor);
  const items = order && orderItemRows(db, order.uuid).where("orderItem.kind", "=", "item");
  const item = await items?.where("orderItem.uuid", "=", query.orderItemUuid).executeTakeFirst();
  if (!item) throw new Refusal("NOT_FOUND");
  return placesOf(db, item.orderUuid).where("orderItem.uuid", "=", item.uuid).execute();
};

export const listPlacesOfOrder: Verb<OrderItemPictures["listOrderItemPicturesOfOrder"]> = async (
  context,
  { query },
) => {
  const order = await readableOrder(context, query.orderUuid);
  return placesOf(context.db, order.uuid).execute();
};

export const listPlacesOfCurrentOrder: Verb<
  OrderItemPictures["listOrderItemPicturesOfCurrentOrder"]
> = async ({ db, visitor }) => {
  const order = await findCurrentOrder(db, visitor);
  return order ? placesOf(db, order.uuid).execute() : [];
};

/** The places of pictures in an order's items: by item, by group, in the order they were filled. */
function placesOf(db: Db, orderUuid: string) {
  return db
    .selectFrom("orderItemPicture as place")
    .innerJoin("orderItem", "orderItem.uuid", "place.orderItemUuid")
    .selectAll("place")
    .where("orderItem.orderUuid", "=", orderUuid)
    .where("orderItem.isDeleted", "=", false)
    .where("place.isDeleted", "=", false)
    .orderBy("orderItem.createdAt")
    .orderBy("orderItem.uuid")
    .orderBy("place.groupPosition")
    .orderBy("place.createdAt")
    .orderBy("place.uuid");
}
