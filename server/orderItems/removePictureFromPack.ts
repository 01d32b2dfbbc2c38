import type { contract } from "../../src/api/contract/contract.ts";
import { found } from "../found.ts";
import { refreshTotals } from "../orders/refreshTotals.ts";
import type { Verb } from "../verb.ts";
import { leaveAsSingles } from "./leavePack.ts";
import { lockPack } from "./lockPack.ts";
import { orderItemRow } from "./orderItemRows.ts";

/** Takes a picture out of a pack: into the cart, where it becomes a single one, or away. */
export const removePictureFromPack: Verb<typeof contract.orderItems.removePictureFromPack> = async (
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
