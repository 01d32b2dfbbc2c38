import type { Selectable } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

/** Shipping fee of an order, in cents; shipping is free from an items' total of `freeAbove`, `null` for never. */
export interface Shipping {
  fee: number;
  freeAbove: number | null;
}

/** Returns the shipping price for an items' total (cents, before the discount); `null` where there is no such line. */
export function shippingPrice(subtotal: number, shipping: Shipping | null): number | null {
  if (shipping === null) return null;
  return shipping.freeAbove !== null && subtotal >= shipping.freeAbove ? 0 : shipping.fee;
}

/** Returns the catalogue's shipping price; without one, shipping is free and not mentioned. */
export const readShipping = async (db: Db | Tx): Promise<Shipping | null> =>
  shippingOf(await shippingFacts(db).execute());

/** Selects the facts that `shippingOf` reads. */
export const shippingFacts = (db: Db | Tx) =>
  db.selectFrom("shopFact").selectAll().where("key", "in", ["shippingFee", "shippingFreeAbove"]);

/** Returns the shipping price that facts give; null without a fee. */
export function shippingOf(facts: readonly Selectable<Database["shopFact"]>[]): Shipping | null {
  const cents = (key: string) => {
    const value = facts.find((fact) => fact.key === key)?.value;
    return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : null;
  };
  const fee = cents("shippingFee");
  return fee === null ? null : { fee, freeAbove: cents("shippingFreeAbove") };
}
