import { percentOf } from "../../src/domain/money/amounts.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { readShipping, shippingPrice } from "./readShipping.ts";

/** Charges besides the items, in cents: `shipping` is null where nothing is shipped, `discount` is 0 or less. */
export interface Extras {
  shipping: number | null;
  discount: number;
  percent: number;
}

/** The items of an order: their total in cents, and whether one is printed. */
export interface ItemsOfOrder {
  subtotal: number;
  hasPaper: boolean;
}

/** Returns the charges of items. The discount applies to them, not to shipping (design.md). */
export type Charge = (items: ItemsOfOrder) => Extras;

/** Reads an order's current shipping and discount: once in a transaction, so that all totals in it agree. */
export async function readOrderCharges(
  tx: Tx,
  orderUuid: string,
  services: Pick<Services, "settings" | "now">,
): Promise<Charge> {
  const percent = await bestPercent(tx, services.now());
  const price = await readShipping(tx);
  const isSent = services.settings.placeWhat === "main" && !(await isKeptAtStand(tx, orderUuid));
  return ({ subtotal, hasPaper }) => ({
    shipping: isSent && hasPaper ? shippingPrice(subtotal, price) : null,
    discount: percent === 0 ? 0 : -percentOf(subtotal, percent),
    percent,
  });
}

async function isKeptAtStand(tx: Tx, orderUuid: string): Promise<boolean> {
  const { clickAndCollectEventUuid } = await tx
    .selectFrom("order")
    .select("clickAndCollectEventUuid")
    .where("uuid", "=", orderUuid)
    .executeTakeFirstOrThrow();
  return clickAndCollectEventUuid !== null;
}

async function bestPercent(tx: Tx, now: Date): Promise<number> {
  const best = await tx
    .selectFrom("discount")
    .select("percent")
    .where("isDeleted", "=", false)
    .where("startAt", "<", now.toISOString())
    .where("endAt", ">", now.toISOString())
    .orderBy("percent", "desc")
    .orderBy("startAt", "desc")
    .executeTakeFirst();
  return best?.percent ?? 0;
}
