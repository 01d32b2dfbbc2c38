import { bringsFiles, isPaperVariant } from "../../src/domain/products/product.ts";
import type { Db, Tx } from "../db/database.ts";

/** Returns whether an order contains prints, and whether it contains files. */
export async function orderContentKinds(
  db: Db | Tx,
  orderUuid: string,
): Promise<{ hasPaper: boolean; hasFiles: boolean }> {
  const items = await db
    .selectFrom("orderItem as item")
    .innerJoin("productVariant as variant", "variant.uuid", "item.productVariantUuid")
    .select(["item.withNumericOption", "variant.grp1_format", "variant.grp2_format"])
    .where("item.orderUuid", "=", orderUuid)
    .where("item.kind", "=", "item")
    .where("item.isDeleted", "=", false)
    .where("item.quantity", ">", 0)
    .execute();
  return { hasPaper: items.some(isPaperVariant), hasFiles: items.some(bringsFiles) };
}
