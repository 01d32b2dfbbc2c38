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
  await keepLines(tx, orderUuid, [
    { kind: "shipping", price: shipping, discount_mode: null, discount_percent: null },
    {
      kind: "discount",
      price: discount === 0 ? null : discount,
      discount_mode: "percent",
      discount_percent: percent,
    },
  ]);
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

/** A line that the server derives; none where its price is null. */
interface DerivedLine {
  kind: "shipping" | "discount";
  price: number | null;
  discount_mode: "percent" | null;
  discount_percent: number | null;
}

/** Inserts, updates or deletes each of the derived lines whose content differs. */
async function keepLines(tx: Tx, orderUuid: string, lines: readonly DerivedLine[]): Promise<void> {
  const kept = await tx
    .selectFrom("orderItem")
    .select(["uuid", "kind", "price", "discount_percent"])
    .where("orderUuid", "=", orderUuid)
    .where("kind", "<>", "item")
    .execute();
  for (const { price, ...line } of lines) {
    const known = kept.find(({ kind }) => kind === line.kind);
    if (price === null) {
      if (known) await tx.deleteFrom("orderItem").where("uuid", "=", known.uuid).execute();
    } else if (!known) {
      await tx
        .insertInto("orderItem")
        .values({ orderUuid, ...line, price })
        .execute();
    } else if (known.price !== price || known.discount_percent !== line.discount_percent) {
      await tx
        .updateTable("orderItem")
        .set({ ...line, price })
        .where("uuid", "=", known.uuid)
        .execute();
    }
  }
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
