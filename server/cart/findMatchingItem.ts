import type { Selectable } from "kysely";
import { quantityMaximum } from "../../src/domain/shop/limits.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

export type OrderItemRow = Selectable<Database["orderItem"]>;
type Sameness = Pick<
  OrderItemRow,
  "pictureUuid" | "productVariantUuid" | "withMatOption" | "withSatinOption" | "withNumericOption"
>;

/** Finds the identical single picture in an order: same picture, variant and options. */
export function findMatchingItem(
  tx: Tx,
  orderUuid: string,
  item: Sameness,
): Promise<OrderItemRow | undefined> {
  return tx
    .selectFrom("orderItem")
    .selectAll()
    .where("orderUuid", "=", orderUuid)
    .where("kind", "=", "item")
    .where("isDeleted", "=", false)
    .where("pictureUuid", "=", item.pictureUuid)
    .where("productVariantUuid", "=", item.productVariantUuid)
    .where("withMatOption", "=", item.withMatOption)
    .where("withSatinOption", "=", item.withSatinOption)
    .where((same) =>
      same(same.fn.coalesce("withNumericOption", same.val(false)), "=", item.withNumericOption ?? false),
    )
    .orderBy("createdAt")
    .executeTakeFirst();
}

/** Adds pieces to a line, up to the maximum quantity. */
export async function addQuantity(tx: Tx, item: OrderItemRow, quantity: number): Promise<void> {
  await tx
    .updateTable("orderItem")
    .set({ quantity: Math.min(item.quantity + quantity, quantityMaximum) })
    .where("uuid", "=", item.uuid)
    .execute();
}
