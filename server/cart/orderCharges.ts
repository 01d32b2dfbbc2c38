import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { percentOf } from "../../src/domain/money/amounts.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { shippingFacts, shippingOf, shippingPrice } from "./readShipping.ts";

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

type Rules = Pick<Services, "settings" | "now">;

/** Reads an order's current shipping and discount: once in a transaction, so that all totals in it agree. */
export const readOrderCharges = async (tx: Tx, orderUuid: string, services: Rules): Promise<Charge> =>
  chargeOf(await selectCharges(tx, orderUuid, services).executeTakeFirstOrThrow(), services);

/** Selects what `chargeOf` reads. */
export const selectCharges = (tx: Tx, orderUuid: string, { now }: Rules) =>
  tx
    .selectFrom("order")
    .select([
      "clickAndCollectEventUuid",
      bestPercent(now().toISOString()).as("percent"),
      jsonArrayFrom(shippingFacts(tx)).as("facts"),
    ])
    .where("uuid", "=", orderUuid);

type Selected = Awaited<ReturnType<ReturnType<typeof selectCharges>["executeTakeFirstOrThrow"]>>;

/** Returns the charges that a row of `selectCharges` gives. */
export function chargeOf(
  { percent, clickAndCollectEventUuid, facts }: Selected,
  { settings }: Rules,
): Charge {
  const price = shippingOf(facts);
  const isSent = settings.placeWhat === "main" && clickAndCollectEventUuid === null;
  return ({ subtotal, hasPaper }) => ({
    shipping: isSent && hasPaper ? shippingPrice(subtotal, price) : null,
    discount: percent === 0 ? 0 : -percentOf(subtotal, percent),
    percent,
  });
}

/** The percentage of the best discount of a moment, 0 without one. */
const bestPercent = (now: string): RawBuilder<number> => sql`
  coalesce((select max("percent") from "discount"
    where not "isDeleted" and "startAt" < ${now} and "endAt" > ${now}), 0)`;
