import type { Picture } from "../../src/api/contract/catalogueEntities.ts";
import { pictureList, pictureRows } from "../catalogue/pictureRows.ts";
import { RawJson } from "../core/handler.ts";
import type { Db } from "../db/database.ts";

/** Returns each picture once, including hidden and deleted ones: what was ordered stays visible. */
export async function orderedPictures(
  db: Db,
  orderUuid: string,
  orderItemUuid?: string,
): Promise<RawJson<Picture[]>> {
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
  return new RawJson(items);
}
