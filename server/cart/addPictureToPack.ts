import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import { holdPictures, requirePurchasablePicture } from "../catalogue/purchasablePicture.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { invalid } from "./configuration.ts";
import { fillPack, lockPack } from "./lockPack.ts";
import { orderItemRow } from "./orderItemRows.ts";
import { recalculateTotals } from "./recalculateTotals.ts";

/** Adds a picture, of any event, to a pack of its pricing that has a free place, in the group that is asked for. */
export const addPictureToPack: Handler<typeof orderItemCalls.addPictureToPack> = async (
  context,
  { params, body },
) =>
  context.transaction(async (tx) => {
    const pack = await lockPack(tx, context.visitor, params.uuid);
    const picture = await requirePurchasablePicture(tx, body.pictureUuid);
    if (picture.pricingId !== pack.product.pricingId) throw new ApiError("PACK_INCOMPATIBLE");
    await holdPictures(tx, [picture.pictureUuid]);
    if (body.groupPosition === 2 && !pack.product.grp2_count) throw invalid("groupPosition");
    await fillPack(tx, pack, [picture], body.groupPosition);
    await recalculateTotals(tx, pack.item.orderUuid, context.services);
    return orderItemRow(tx, pack.item);
  });
