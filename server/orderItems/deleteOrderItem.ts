import type { contract } from "../../src/api/contract/contract.ts";
import { Refusal } from "../errors.ts";
import { refreshTotals } from "../orders/refreshTotals.ts";
import type { Verb } from "../verb.ts";
import { lockItem } from "./lockItem.ts";

/** Takes an item and its pictures out of the current order. */
export const deleteOrderItem: Verb<typeof contract.orderItems.delete> = async (context, { params, body }) =>
  context.transaction(async (tx) => {
    const { uuid, orderUuid } = await lockItem(tx, context.visitor, params.uuid);
    if (body.target.mode === "split") throw new Refusal("NOT_YET_SERVED");
    await tx.updateTable("orderItem").set({ isDeleted: true }).where("uuid", "=", uuid).execute();
    await tx
      .updateTable("orderItemPicture")
      .set({ isDeleted: true })
      .where("orderItemUuid", "=", uuid)
      .execute();
    await refreshTotals(tx, orderUuid, context.services);
    return {};
  });
