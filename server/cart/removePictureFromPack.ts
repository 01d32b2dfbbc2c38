import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { found } from "../core/orNotFound.ts";
import { leaveAsSingles } from "./convertPackToSingles.ts";
import { lockPack } from "./lockPack.ts";
import { orderItemRow } from "./orderItemRows.ts";
import { refreshTotals } from "./recalculateTotals.ts";

/** Takes a picture out of a pack: into the cart, where it becomes a single one, or away. */
export const removePictureFromPack: Handler<typeof contract.orderItems.removePictureFromPack> = async (
  context,
  { params, body },
) =>
  context.transaction(async (tx) => {
    const pack = await lockPack(tx, context.visitor, params.uuid);
    const place = found(pack.places.find(({ uuid }) => uuid === body.orderItemPictureUuid.toLowerCase()));
    await tx
      .updateTable("orderItemPicture")
      .set({ isDeleted: true })
      .where("uuid", "=", place.uuid)
      .execute();
    if (body.target.mode === "cart") await leaveAsSingles(tx, pack, [place]);
    await refreshTotals(tx, pack.item.orderUuid, context.services);
    return orderItemRow(tx, pack.item);
  });
