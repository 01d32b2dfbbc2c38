import { sql } from "kysely";
import { missingOf } from "../../src/domain/packs/completeness.ts";
import { bringsFiles, isPaperVariant } from "../../src/domain/products/product.ts";
import { filterPacksHavePictures } from "../cart/filterPictures.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { takenDownIn } from "../cart/unavailablePictures.ts";
import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";

/**
 * Checks that an order, which the caller has locked, can be placed as it is: complete, without taken-down pictures, with the
 * addresses that paper needs on the main site. Returns what it contains. Every call that places an order uses it. Throws ORDER_EMPTY, ORDER_INCOMPLETE or
 * ADDRESSES_MISSING.
 */
export async function checkOrderable(
  tx: Tx,
  order: OrderRow,
  { settings }: Pick<Services, "settings">,
): Promise<{ hasPaper: boolean; hasFiles: boolean }> {
  const orderUuid = order.uuid;
  const items = await tx
    .selectFrom("orderItem as item")
    .innerJoin("product", "product.uuid", "item.productUuid")
    .innerJoin("productVariant as variant", "variant.uuid", "item.productVariantUuid")
    .select([
      "item.eventUuid",
      "item.contestUuid",
      "item.filterValueUuid1",
      "item.filterValueUuid2",
      "item.withNumericOption",
      "product.nature",
      "product.grp1_count",
      "product.grp2_count",
      "product.filter1_nature",
      "product.filter2_nature",
      "product.filter3_nature",
      "product.filter4_nature",
      "variant.grp1_format",
      "variant.grp2_format",
      picturesIn(1).as("first"),
      picturesIn(2).as("second"),
    ])
    .where("item.orderUuid", "=", orderUuid)
    .where("item.kind", "=", "item")
    .where("item.isDeleted", "=", false)
    .where("item.quantity", ">", 0)
    .execute();
  if (items.length === 0) throw new ApiError("ORDER_EMPTY");
  const isComplete = items.every(
    (item) => missingOf(item, { ...item, pictureCounts: [item.first, item.second] }).length === 0,
  );
  if (!isComplete || !(await filterPacksHavePictures(tx, orderUuid))) throw new ApiError("ORDER_INCOMPLETE");
  if ((await takenDownIn(tx, orderUuid)).length > 0) throw new ApiError("ORDER_INCOMPLETE");
  const hasPaper = items.some(isPaperVariant);
  if (hasPaper && settings.placeWhat === "main" && !hasAddresses(order))
    throw new ApiError("ADDRESSES_MISSING");
  return { hasPaper, hasFiles: items.some(bringsFiles) };
}

/** An order picked up at a stand needs no delivery address. */
function hasAddresses(order: OrderRow): boolean {
  const isSent = order.clickAndCollectEventUuid === null;
  return order.invoiceAddressId !== null && (!isSent || order.deliveryAddressId !== null);
}

function picturesIn(groupPosition: 1 | 2) {
  return sql<number>`(select count(*)::int from "orderItemPicture" held where held."orderItemUuid" = item.uuid
    and held."groupPosition" = ${groupPosition} and not held."isDeleted")`;
}
