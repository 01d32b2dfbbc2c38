import type { contract } from "../../src/api/contract/contract.ts";
import { piecesLeft } from "../../src/domain/singleVariant.ts";
import type { Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import { refreshTotals } from "../orders/refreshTotals.ts";
import type { Verb } from "../verb.ts";
import { deleteItem } from "./deleteItem.ts";
import { fillPack, lockPack } from "./lockPack.ts";
import { orderItemRow } from "./orderItemRows.ts";

/**
 * Moves single pictures of the cart into a pack of their pricing, all or none. A single one goes away with it, unless
 * it was ordered in more pieces than the pack has of each of its pictures: the others stay.
 */
export const moveSinglePicturesToPack: Verb<typeof contract.orderItems.moveSinglePicturesToPack> = async (
  context,
  { params, body },
) =>
  context.transaction(async (tx) => {
    const pack = await lockPack(tx, context.visitor, params.uuid);
    const { orderUuid } = pack.item;
    const singles = await findSingles(tx, orderUuid, body.singlePictureItemUuids);
    if (singles.some(({ pricingId }) => pricingId !== pack.product.pricingId)) {
      throw new Refusal("PACK_INCOMPATIBLE");
    }
    await fillPack(tx, pack, singles, body.groupPosition);
    for (const single of singles) {
      const quantity = piecesLeft(single, pack.item);
      if (quantity === 0) await deleteItem(tx, single.uuid);
      else await tx.updateTable("orderItem").set({ quantity }).where("uuid", "=", single.uuid).execute();
    }
    await refreshTotals(tx, orderUuid, context.services);
    return orderItemRow(tx, pack.item);
  });

/** The single pictures of an order by their items' uuids, in that order. Throws NOT_FOUND where one of them is none. */
async function findSingles(tx: Tx, orderUuid: string, named: readonly string[]) {
  const uuids = [...new Set(named.map((uuid) => uuid.toLowerCase()))];
  const rows = await tx
    .selectFrom("orderItem as item")
    .innerJoin("product", "product.uuid", "item.productUuid")
    .innerJoin("orderItemPicture as place", "place.orderItemUuid", "item.uuid")
    .select(["item.uuid", "item.quantity", "product.pricingId"])
    .select(["place.pictureUuid", "place.eventUuid", "place.contestUuid"])
    .where("item.uuid", "in", uuids)
    .where("item.orderUuid", "=", orderUuid)
    .where("item.isDeleted", "=", false)
    .where("place.isDeleted", "=", false)
    .where("product.nature", "=", "sp")
    .execute();
  return uuids.map((uuid) => {
    const row = rows.find((single) => single.uuid === uuid);
    if (!row) throw new Refusal("NOT_FOUND");
    return row;
  });
}
