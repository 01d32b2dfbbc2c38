import { type RawBuilder, type Selectable, sql } from "kysely";
import { quantityMaximum } from "../../src/domain/shop/limits.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

export type OrderItemRow = Selectable<Database["orderItem"]>;
const samenessColumns = [
  "pictureUuid",
  "productVariantUuid",
  "withMatOption",
  "withSatinOption",
  "withNumericOption",
] as const;
export type Sameness = Pick<OrderItemRow, (typeof samenessColumns)[number]> & { cropOffset: number | null };
type Amount = Pick<OrderItemRow, "uuid" | "quantity">;
/** A single picture of an order. */
export type Single = Sameness & Amount;

/** Where the paper lies on the picture of a single item; null in the middle, and for a pack. */
export const cropOffsetOfItem: RawBuilder<number | null> = sql`
  (select place."cropOffset" from "orderItemPicture" place
    where place."orderItemUuid" = "orderItem"."uuid" and "orderItem"."pictureUuid" is not null and not place."isDeleted"
    limit 1)`;

/** Identifies identical single pictures: same picture, variant, options and crop. */
export function samenessKey(item: Sameness): string {
  const { pictureUuid, productVariantUuid, withMatOption, withSatinOption, withNumericOption, cropOffset } =
    item;
  return JSON.stringify([
    pictureUuid,
    productVariantUuid,
    withMatOption,
    withSatinOption,
    withNumericOption === true,
    cropOffset,
  ]);
}

/** Selects the single pictures of an order, oldest first. */
export const singlesOf = (tx: Tx, orderUuid: string) =>
  tx
    .selectFrom("orderItem")
    .select(["uuid", "quantity", ...samenessColumns, cropOffsetOfItem.as("cropOffset")])
    .where("orderUuid", "=", orderUuid)
    .where("kind", "=", "item")
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("uuid");

/** Finds the identical single picture in an order. */
export async function findMatchingItem(
  tx: Tx,
  orderUuid: string,
  item: Sameness,
): Promise<Single | undefined> {
  if (item.pictureUuid === null) return undefined;
  const found = await singlesOf(tx, orderUuid).where("pictureUuid", "=", item.pictureUuid).execute();
  return found.find((other) => samenessKey(other) === samenessKey(item));
}

/** The quantity of a line after pieces are added to it: at most the maximum. */
export const increased = (item: Pick<Amount, "quantity">, quantity: number) =>
  Math.min(item.quantity + quantity, quantityMaximum);

/** Adds pieces to a line, up to the maximum quantity. */
export async function addQuantity(tx: Tx, item: Amount, quantity: number): Promise<void> {
  await tx
    .updateTable("orderItem")
    .set({ quantity: increased(item, quantity) })
    .where("uuid", "=", item.uuid)
    .execute();
}
