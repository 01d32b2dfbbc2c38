import type { Db } from "../db/database.ts";

/** Returns the places of pictures in an order's items, by item, group and time filled; places filled at once by time of capture. */
export function placesOf(db: Db, orderUuid: string) {
  return db
    .selectFrom("orderItemPicture as place")
    .innerJoin("orderItem", "orderItem.uuid", "place.orderItemUuid")
    .innerJoin("picture", "picture.uuid", "place.pictureUuid")
    .selectAll("place")
    .where("orderItem.orderUuid", "=", orderUuid)
    .where("orderItem.isDeleted", "=", false)
    .where("place.isDeleted", "=", false)
    .orderBy("orderItem.createdAt")
    .orderBy("orderItem.uuid")
    .orderBy("place.groupPosition")
    .orderBy("place.createdAt")
    .orderBy("picture.takenAt")
    .orderBy("picture.name")
    .orderBy("place.uuid");
}
