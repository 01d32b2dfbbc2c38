import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { convertPackToSingles } from "./convertPackToSingles.ts";
import { lockPack } from "./lockPack.ts";
import { orderItemRow } from "./orderItemRows.ts";
import { recalculateTotals } from "./recalculateTotals.ts";

/** Removes a picture from a pack, or moves it to the cart as a single one. */
export const removePictureFromPack: Handler<typeof orderItemCalls.removePictureFromPack> = async (
  context,
  { params, body },
) =>
  context.transaction(async (tx) => {
    const pack = await lockPack(tx, context.visitor, params.uuid);
    const place = orNotFound(
      pack.places.find(({ uuid }) => uuid === body.orderItemPictureUuid.toLowerCase()),
    );
    await tx
      .updateTable("orderItemPicture")
      .set({ isDeleted: true })
      .where("uuid", "=", place.uuid)
      .execute();
    if (body.target.mode === "cart") await convertPackToSingles(tx, pack, [place]);
    await recalculateTotals(tx, pack.item.orderUuid, context.services);
    return orderItemRow(tx, pack.item);
  });
