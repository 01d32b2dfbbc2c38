import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import type { Handler } from "../core/handler.ts";
import { lockPack } from "./lockPack.ts";
import { moveSingles } from "./moveSingles.ts";
import { orderItemRow } from "./orderItemRows.ts";
import { recalculateTotals } from "./recalculateTotals.ts";

/** Moves single pictures of the cart into a pack of their pricing, all or none. */
export const moveSinglePicturesToPack: Handler<typeof orderItemCalls.moveSinglePicturesToPack> = async (
  context,
  { params, body },
) =>
  context.transaction(async (tx) => {
    const pack = await lockPack(tx, context.visitor, params.uuid);
    await moveSingles(tx, pack, body.singlePictureItemUuids, body.groupPosition);
    await recalculateTotals(tx, pack.item.orderUuid, context.services);
    return orderItemRow(tx, pack.item);
  });
