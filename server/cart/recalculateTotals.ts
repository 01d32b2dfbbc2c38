import { sql } from "kysely";
import { shareOut } from "../../src/domain/money/amounts.ts";
import { isPaperVariant, itemPrice } from "../../src/domain/products/product.ts";
import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { type Charge, type ItemsOfOrder, readOrderCharges } from "./orderCharges.ts";

/** Maximum of an integer column, in cents. */
const largest = 2_147_483_647;

/**
 * Updates an order to the catalogue's prices: items, price shares of their pictures, shipping line, discount line, total. Call
 * it in the transaction that changed the order and locks its row. Never call it for a placed order, which keeps its prices.
 * @param charge what the order is charged with, where other totals of this transaction must agree with it
 * @returns the total in cents. Throws INVALID_INPUT where it exceeds what can be stored.
 */
export async function recalculateTotals(
  tx: Tx,
  orderUuid: string,
  services: Pick<Services, "settings" | "now">,
  charge?: Charge,
): Promise<number> {
  const { subtotal, hasPaper } = await refreshItems(tx, orderUuid);
  if (subtotal > largest) {
    throw new ApiError("INVALID_INPUT", { fields: [{ path: "quantity", message: "Invalid value" }] });
  }
  await allocatePriceShares(tx, orderUuid);
  const chargeItems = charge ?? (await readOrderCharges(tx, orderUuid, services));
  const { shipping, discount, percent } = chargeItems({ subtotal, hasPaper });
  await keepLine(tx, orderUuid, "shipping", shipping === null ? null : { price: shipping });
  const line = { price: discount, discount_mode: "percent" as const, discount_percent: percent };
  await keepLine(tx, orderUuid, "discount", discount === 0 ? null : line);
  const totalPrice = Math.min(subtotal + (shipping ?? 0) + discount, largest);
  await tx.updateTable("order").set({ totalPrice }).where("uuid", "=", orderUuid).execute();
  return totalPrice;
}

async function refreshItems(tx: Tx, orderUuid: string): Promise<ItemsOfOrder> {
  const items = await tx
    .selectFrom("orderItem as item")
    .innerJoin("productVariant as variant", "variant.uuid", "item.productVariantUuid")
    .select([
      "item.uuid",
      "item.quantity",
      "item.price",
      "item.withMatOption",
      "item.withSatinOption",
      "item.withNumericOption",
      "variant.grp1_format",
      "variant.grp2_format",
      "variant.base_price",
      "variant.mat_option",
      "variant.satin_option",
      "variant.numeric_option",
    ])
    .where("item.orderUuid", "=", orderUuid)
    .where("item.kind", "=", "item")
    .where("item.isDeleted", "=", false)
    .execute();
  let subtotal = 0;
  for (const item of items) {
    const price = itemPrice(item, { ...item, withNumericOption: item.withNumericOption === true });
    if (price !== item.price) {
      await tx.updateTable("orderItem").set({ price }).where("uuid", "=", item.uuid).execute();
    }
    subtotal += price * item.quantity;
  }
  return { subtotal, hasPaper: items.some(isPaperVariant) };
}

interface DerivedLine {
  price: number;
  discount_mode?: "percent";
  discount_percent?: number;
}

/** Inserts, updates or deletes the single line of a kind that the server derives. */
async function keepLine(
  tx: Tx,
  orderUuid: string,
  kind: "shipping" | "discount",
  line: DerivedLine | null,
): Promise<void> {
  if (line === null) {
    await tx.deleteFrom("orderItem").where("orderUuid", "=", orderUuid).where("kind", "=", kind).execute();
    return;
  }
  const changed = await tx
    .updateTable("orderItem")
    .set(line)
    .where("orderUuid", "=", orderUuid)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  await tx
    .insertInto("orderItem")
    .values({ orderUuid, kind, ...line })
    .execute();
}

/** Splits each item's line price among its pictures, in order; an item without pictures has no shares. */
export async function allocatePriceShares(tx: Tx, orderUuid: string): Promise<void> {
  const places = await tx
    .selectFrom("orderItemPicture as place")
    .innerJoin("orderItem as item", "item.uuid", "place.orderItemUuid")
    .select(["place.uuid", "place.orderItemUuid", "place.priceShare", "item.quantity", "item.price"])
    .where("item.orderUuid", "=", orderUuid)
    .where("item.isDeleted", "=", false)
    .where("place.isDeleted", "=", false)
    .orderBy("place.groupPosition")
    .orderBy("place.createdAt")
    .orderBy("place.uuid")
    .execute();
  const changed = [...Map.groupBy(places, ({ orderItemUuid }) => orderItemUuid).values()].flatMap((held) => {
    const [{ price, quantity } = { price: 0, quantity: 0 }] = held;
    const shares = shareOut(price * quantity, held.length);
    return held.flatMap(({ uuid, priceShare }, index) =>
      shares[index] === priceShare ? [] : [{ uuid, share: shares[index] }],
    );
  });
  if (changed.length === 0) return;
  const uuids = changed.map(({ uuid }) => uuid);
  const shares = changed.map(({ share }) => share);
  await sql`
    update "orderItemPicture" as place set "priceShare" = fresh.share
    from unnest(${uuids}::uuid[], ${shares}::int[]) as fresh(uuid, share)
    where place.uuid = fresh.uuid`.execute(tx);
}
