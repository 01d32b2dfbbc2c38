import type { contract } from "../../src/api/contract/contract.ts";
import { groupPositions } from "../../src/domain/packRoom.ts";
import { refreshTotals } from "../orders/refreshTotals.ts";
import type { Verb } from "../verb.ts";
import { configure } from "./configuration.ts";
import { filterContent } from "./filterContent.ts";
import { lockItem } from "./lockItem.ts";
import { orderItemRow } from "./orderItemRows.ts";

/**
 * Replaces what the shopper decides of an item in the current order: quantity, variant and options; of a filter pack
 * also its event, contest and filter values. Those of a single picture are its picture's and stay; a pack of pictures
 * has none. The same call again changes nothing more.
 */
export const updateOrderItem: Verb<typeof contract.orderItems.update> = async (context, { params, body }) =>
  context.transaction(async (tx) => {
    const item = await lockItem(tx, context.visitor, params.uuid);
    const product = await tx
      .selectFrom("product")
      .selectAll()
      .where("uuid", "=", item.productUuid)
      .executeTakeFirstOrThrow();
    const decided = await configure(tx, product.uuid, body);
    const content = product.nature === "filter" ? await filterContent(tx, product, body) : {};
    await tx
      .updateTable("orderItem")
      .set({ ...decided.item, ...content })
      .where("uuid", "=", item.uuid)
      .execute();
    for (const groupPosition of groupPositions) {
      await tx
        .updateTable("orderItemPicture")
        .set(decided.formats[groupPosition])
        .where("orderItemUuid", "=", item.uuid)
        .where("groupPosition", "=", groupPosition)
        .where("isDeleted", "=", false)
        .execute();
    }
    await refreshTotals(tx, item.orderUuid, context.services);
    return orderItemRow(tx, item);
  });
