import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import { namesOfPictures } from "../catalogue/namesOfPictures.ts";
import { pictureRows } from "../catalogue/pictureRows.ts";
import { findPurchasablePictures } from "../catalogue/purchasablePicture.ts";
import type { Handler } from "../core/handler.ts";

export const listPurchasablePictures: Handler<typeof orderItemCalls.listPurchasablePictures> = async (
  context,
  { query },
) => {
  const found = await findPurchasablePictures(context.db, query.pictureUuids);
  if (found.length === 0) return [];
  const uuids = found.map(({ pictureUuid }) => pictureUuid);
  const [rows, names] = await Promise.all([
    pictureRows(context.db).select("picture.uuid").where("picture.uuid", "in", uuids).execute(),
    namesOfPictures(context, uuids),
  ]);
  const pictures = new Map(rows.map(({ uuid, json }) => [uuid, JSON.parse(json)]));
  return found.map(({ pictureUuid, pricingId }) => ({
    picture: pictures.get(pictureUuid),
    pricingId,
    names: names.filter((name) => name.pictureUuid === pictureUuid).map(({ value }) => value),
  }));
};
