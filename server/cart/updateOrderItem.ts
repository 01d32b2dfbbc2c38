import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import { groupPositions } from "../../src/domain/packs/packCapacity.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { chosenVariant, configure, noOptions } from "./configuration.ts";
import { chosenOptions } from "./configured.ts";
import { filterContent } from "./filterContent.ts";
import { lockItem } from "./lockItem.ts";
import { orderItemRow } from "./orderItemRows.ts";
import { recalculateTotals } from "./recalculateTotals.ts";

const contentKeys = ["eventUuid", "contestUuid", "filterValueUuid1", "filterValueUuid2"] as const;

/**
 * Changes an item of the current order: quantity, variant and options, and a filter pack's event, contest and filter values. A
 * single picture keeps those of its picture; a pack of pictures has none. Omitted fields stay as they are under the order's
 * lock. Idempotent.
 */
export const updateOrderItem: Handler<typeof orderItemCalls.updateOrderItem> = async (
  context,
  { params, body },
) =>
  context.transaction(async (tx) => {
    const item = await lockItem(tx, context.visitor, params.uuid);
    const product = await tx
      .selectFrom("product")
      .selectAll()
      .where("uuid", "=", item.productUuid)
      .executeTakeFirstOrThrow();
    const options = body.productVariantUuid === undefined ? chosenOptions(item) : noOptions;
    const productVariantUuid = orNotFound(body.productVariantUuid ?? item.productVariantUuid ?? undefined);
    const variant = await chosenVariant(tx, productVariantUuid).executeTakeFirst();
    const decided = configure(variant, { ...item, ...options, ...body }, product.uuid);
    const isAboutMore = product.nature === "filter" && contentKeys.some((key) => key in body);
    const content = isAboutMore ? await filterContent(tx, product, { ...item, ...body }) : {};
    await tx
      .updateTable("orderItem")
      .set({ ...decided.item, ...content })
      .where("uuid", "=", item.uuid)
      .execute();
    for (const groupPosition of groupPositions) {
      await tx
        .updateTable("orderItemPicture")
        // A file shows the whole picture.
        .set({ ...decided.formats[groupPosition], ...(decided.isDigital && { cropOffset: null }) })
        .where("orderItemUuid", "=", item.uuid)
        .where("groupPosition", "=", groupPosition)
        .where("isDeleted", "=", false)
        .execute();
    }
    await recalculateTotals(tx, item.orderUuid, context.services);
    return orderItemRow(tx, item);
  });
