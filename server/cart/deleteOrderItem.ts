import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import type { Handler } from "../core/handler.ts";
import type { Visitor } from "../core/visitor.ts";
import type { Tx } from "../db/database.ts";
import { convertPackToSingles } from "./convertPackToSingles.ts";
import { deleteItem } from "./deleteItem.ts";
import { lockItem } from "./lockItem.ts";
import { lockPack } from "./lockPack.ts";
import { recalculateTotals } from "./recalculateTotals.ts";

/** Removes an item and its pictures from the current order; split keeps a pack's pictures as single ones. */
export const deleteOrderItem: Handler<typeof orderItemCalls.deleteOrderItem> = async (
  context,
  { params, body },
) =>
  context.transaction(async (tx) => {
    const { visitor, services } = context;
    const isSplit = body.target.mode === "split";
    const { uuid, orderUuid } = isSplit
      ? await splitPack(tx, visitor, params.uuid)
      : await lockItem(tx, visitor, params.uuid);
    await deleteItem(tx, uuid);
    await recalculateTotals(tx, orderUuid, services);
    return {};
  });

async function splitPack(tx: Tx, visitor: Visitor, uuid: string) {
  const pack = await lockPack(tx, visitor, uuid);
  await convertPackToSingles(tx, pack, pack.places);
  return pack.item;
}
