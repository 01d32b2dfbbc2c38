import type { Picture } from "../../src/api/contract/catalogueEntities.ts";
import type { contract } from "../../src/api/contract/contract.ts";
import type { Db } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import { findCurrentOrder } from "../orders/currentOrder.ts";
import { readableOrder } from "../orders/orderAccess.ts";
import type { Verb } from "../verb.ts";
import { WrittenJson } from "../writtenJson.ts";
import { pictureList, pictureRows } from "./pictureRows.ts";

type Pictures = typeof contract.pictures;

export const listPicturesOfOrder: Verb<Pictures["listPicturesOfOrder"]> = async (context, { query }) => {
  const order = await readableOrder(context, query.orderUuid);
  return orderedPictures(context.db, order.uuid);
};

export const listPicturesOfCurrentOrder: Verb<Pictures["listPicturesOfCurrentOrder"]> = async ({
  db,
  visitor,
}) => {
  const order = await findCurrentOrder(db, visitor);
  return order ? orderedPictures(db, order.uuid) : [];
};

export const listPicturesOfOrderItem: Verb<Pictures["listPicturesOfOrderItem"]> = async (
  { db, visitor },
  { query },
) => {
  const order = await findCurrentOrder(db, visitor);
  const item = order && (await findItem(db, order.uuid, query.orderItemUuid));
  if (!item) throw new Refusal("NOT_FOUND");
  return orderedPictures(db, order.uuid, item.uuid);
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

/** Each picture once; hidden and deleted ones too: what was ordered stays in sight. */
async function orderedPictures(
  db: Db,
  orderUuid: string,
  orderItemUuid?: string,
): Promise<WrittenJson<Picture[]>> {
  const rows = pictureRows(db).where("picture.uuid", "in", (place) => {
    const places = place
      .selectFrom("orderItemPicture as place")
      .innerJoin("orderItem", "orderItem.uuid", "place.orderItemUuid")
      .select("place.pictureUuid")
      .where("orderItem.orderUuid", "=", orderUuid)
      .where("orderItem.isDeleted", "=", false)
      .where("place.isDeleted", "=", false);
    return orderItemUuid === undefined ? places : places.where("orderItem.uuid", "=", orderItemUuid);
  });
  const { items } = await db.selectNoFrom(pictureList(rows).as("items")).executeTakeFirstOrThrow();
  return new WrittenJson(items);
}
