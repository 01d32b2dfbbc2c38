import { sql } from "kysely";
import { missingOf } from "../../src/domain/completeness.ts";
import { isPaperVariant } from "../../src/domain/product.ts";
import type { Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import { filterPacksHavePictures } from "./filterPictures.ts";

/**
 * Whether an order can be placed as it is. Throws ORDER_EMPTY or ORDER_INCOMPLETE.
 * @returns whether something of it is printed, and so needs addresses on the main site
 */
export async function checkOrderable(tx: Tx, orderUuid: string): Promise<{ hasPaper: boolean }> {
  const items = await tx
    .selectFrom("orderItem as item")
    .innerJoin("product", "product.uuid", "item.productUuid")
    .innerJoin("productVariant as variant", "variant.uuid", "item.productVariantUuid")
    .select([
      "item.eventUuid",
      "item.contestUuid",
      "item.filterValueUuid1",
      "item.filterValueUuid2",
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
  if (items.length === 0) throw new Refusal("ORDER_EMPTY");
  const isComplete = items.every(
    (item) => missingOf(item, { ...item, pictureCounts: [item.first, item.second] }).length === 0,
  );
  if (!isComplete || !(await filterPacksHavePictures(tx, orderUuid))) throw new Refusal("ORDER_INCOMPLETE");
  return { hasPaper: items.some(isPaperVariant) };
}

function picturesIn(groupPosition: 1 | 2) {
  return sql<number>`(select count(*)::int from "orderItemPicture" held where held."orderItemUuid" = item.uuid
    and held."groupPosition" = ${groupPosition} and not held."isDeleted")`;
}
