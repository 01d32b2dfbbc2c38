import type { contract } from "../../src/api/contract/contract.ts";
import { Refusal } from "../errors.ts";
import { refreshTotals } from "../orders/refreshTotals.ts";
import type { Verb } from "../verb.ts";
import { fillPack, lockPack } from "./lockPack.ts";
import { orderItemRow } from "./orderItemRows.ts";
import { holdPictures, pictureOnSale } from "./pictureOnSale.ts";

/** Puts a picture into a pack of its pricing, whatever its event, where a place is free. */
export const addPictureToPack: Verb<typeof contract.orderItems.addPictureToPack> = async (
  context,
  { params, body },
) =>
  context.transaction(async (tx) => {
    const pack = await lockPack(tx, context.visitor, params.uuid);
    const picture = await pictureOnSale(tx, body.pictureUuid);
    if (picture.pricingId !== pack.product.pricingId) throw new Refusal("PACK_INCOMPATIBLE");
    await holdPictures(tx, [picture.pictureUuid]);
    await fillPack(tx, pack, [picture]);
    await refreshTotals(tx, pack.item.orderUuid, context.services);
    return orderItemRow(tx, pack.item);
  });
