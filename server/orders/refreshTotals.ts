import { percentOf } from "../../src/domain/money.ts";
import { isPaperVariant, itemPrice } from "../../src/domain/product.ts";
import type { Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import type { Services } from "../services.ts";
import { refreshShares } from "./refreshShares.ts";
import { readShipping, shippingPrice } from "./shipping.ts";

/** The largest amount that a column holds, in cents. */
const largest = 2_147_483_647;

/**
 * Brings an order's prices up to date with the catalogue: each item's and its pictures' shares, the shipping line, the discount line, the
 * total. To be called in the transaction that changed the order, which holds its row's lock; an order that has been
 * placed keeps its prices and must not come here. The discount is on the items, not on shipping (design.md).
 * @returns the total in cents. Throws INVALID_INPUT where it passes what can be stored.
 */
export async function refreshTotals(
  tx: Tx,
  orderUuid: string,
  services: Pick<Services, "settings" | "now">,
): Promise<number> {
  const { subtotal, hasPaper } = await refreshItems(tx, orderUuid);
  if (subtotal > largest) {
    throw new Refusal("INVALID_INPUT", { fields: [{ path: "quantity", message: "Invalid value" }] });
  }
  await refreshShares(tx, orderUuid);
  const shipping = await refreshShipping(tx, orderUuid, services, subtotal, hasPaper);
  const discount = await refreshDiscount(tx, orderUuid, services.now(), subtotal);
  const totalPrice = Math.min(subtotal + shipping + discount, largest);
  await tx.updateTable("order").set({ totalPrice }).where("uuid", "=", orderUuid).execute();
  return totalPrice;
}

async function refreshItems(tx: Tx, orderUuid: string): Promise<{ subtotal: number; hasPaper: boolean }> {
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

async function refreshShipping(
  tx: Tx,
  orderUuid: string,
  services: Pick<Services, "settings">,
  subtotal: number,
  hasPaper: boolean,
): Promise<number> {
  const { clickAndCollectEventUuid } = await tx
    .selectFrom("order")
    .select("clickAndCollectEventUuid")
    .where("uuid", "=", orderUuid)
    .executeTakeFirstOrThrow();
  const isSent = hasPaper && services.settings.placeWhat === "main" && clickAndCollectEventUuid === null;
  const price = isSent ? shippingPrice(subtotal, await readShipping(tx)) : null;
  await keepLine(tx, orderUuid, "shipping", price === null ? null : { price });
  return price ?? 0;
}

async function refreshDiscount(tx: Tx, orderUuid: string, now: Date, subtotal: number): Promise<number> {
  const best = await tx
    .selectFrom("discount")
    .select("percent")
    .where("isDeleted", "=", false)
    .where("startAt", "<", now.toISOString())
    .where("endAt", ">", now.toISOString())
    .orderBy("percent", "desc")
    .orderBy("startAt", "desc")
    .executeTakeFirst();
  const price = best ? -percentOf(subtotal, best.percent) : 0;
  const line = { price, discount_mode: "percent" as const, discount_percent: best?.percent ?? 0 };
  await keepLine(tx, orderUuid, "discount", price === 0 ? null : line);
  return price;
}

interface DerivedLine {
  price: number;
  discount_mode?: "percent";
  discount_percent?: number;
}

/** The one line of a kind that the server itself writes: changed, begun or taken away. */
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
