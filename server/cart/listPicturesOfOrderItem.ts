import type { pictureCalls } from "../../src/api/contract/pictureCalls.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import type { Db } from "../db/database.ts";
import { findCurrentOrder } from "./currentOrder.ts";
import { orderedPictures } from "./picturesOfOrder.ts";

export const listPicturesOfOrderItem: Handler<typeof pictureCalls.listPicturesOfOrderItem> = async (
  context,
  { query },
) => {
  const { db, visitor } = context;
  const order = await findCurrentOrder(db, visitor);
  const item = order && (await findItem(db, order.uuid, query.orderItemUuid));
  if (!item) throw new ApiError("NOT_FOUND");
  return orderedPictures(context, order.uuid, item.uuid);
};

function findItem(db: Db, orderUuid: string, uuid: string) {
  return db
    .selectFrom("orderItem")
    .select("uuid")
    .where("uuid", "=", uuid)
    .where("orderUuid", "=", orderUuid)
    .where("kind", "=", "item")
    .where("isDeleted", "=", false)
    .executeTakeFirst();
}
