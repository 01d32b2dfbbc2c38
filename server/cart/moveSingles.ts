import type { GroupPosition } from "../../src/domain/packs/packCapacity.ts";
import { piecesLeft } from "../../src/domain/products/singleVariant.ts";
import { ApiError } from "../core/apiError.ts";
import type { Tx } from "../db/database.ts";
import { deleteItem } from "./deleteItem.ts";
import { fillPack, type Pack } from "./lockPack.ts";

/**
 * Moves single pictures of a pack's order into it, all or none. Removes each single item, unless it has more pieces than the
 * pack has of each picture: the surplus stays. Throws NOT_FOUND for anything but a single picture of the order,
 * PACK_INCOMPATIBLE for one of another pricing, and what `fillPack` throws.
 */
export async function moveSingles(
  tx: Tx,
  pack: Pack,
  itemUuids: readonly string[],
  group?: GroupPosition,
): Promise<void> {
  const singles = await findSingles(tx, pack.item.orderUuid, itemUuids);
  if (singles.some(({ pricingId }) => pricingId !== pack.product.pricingId)) {
    throw new ApiError("PACK_INCOMPATIBLE");
  }
  await fillPack(tx, pack, singles, group);
  for (const single of singles) {
    const quantity = piecesLeft(single, pack.item);
    if (quantity === 0) await deleteItem(tx, single.uuid);
    else await tx.updateTable("orderItem").set({ quantity }).where("uuid", "=", single.uuid).execute();
  }
}

/** Returns the single pictures of an order by item uuid, in that order. Throws NOT_FOUND if one is missing. */
async function findSingles(tx: Tx, orderUuid: string, named: readonly string[]) {
  const uuids = [...new Set(named.map((uuid) => uuid.toLowerCase()))];
  const rows = await tx
    .selectFrom("orderItem as item")
    .innerJoin("product", "product.uuid", "item.productUuid")
    .innerJoin("orderItemPicture as place", "place.orderItemUuid", "item.uuid")
    .select(["item.uuid", "item.quantity", "product.pricingId"])
    .select(["place.pictureUuid", "place.eventUuid", "place.contestUuid", "place.cropOffset"])
    .where("item.uuid", "in", uuids)
    .where("item.orderUuid", "=", orderUuid)
    .where("item.isDeleted", "=", false)
    .where("place.isDeleted", "=", false)
    .where("product.nature", "=", "sp")
    .execute();
  return uuids.map((uuid) => {
    const row = rows.find((single) => single.uuid === uuid);
    if (!row) throw new ApiError("NOT_FOUND");
    return row;
  });
}
