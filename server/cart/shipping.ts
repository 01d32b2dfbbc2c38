import type { Tx } from "../db/database.ts";

/** What sending an order costs, in cents; `freeAbove`: items' total from which it is free, `null` for never. */
export interface Shipping {
  fee: number;
  freeAbove: number | null;
}

/** The catalogue's price of shipping; without one, sending costs nothing and is not mentioned. */
export async function readShipping(tx: Tx): Promise<Shipping | null> {
  const facts = await tx
    .selectFrom("shopFact")
    .selectAll()
    .where("key", "in", ["shippingFee", "shippingFreeAbove"])
    .execute();
  const cents = (key: string) => {
    const value = facts.find((fact) => fact.key === key)?.value;
    return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : null;
  };
  const fee = cents("shippingFee");
  return fee === null ? null : { fee, freeAbove: cents("shippingFreeAbove") };
}

/** The price of sending items of this total (cents, before the discount); `null` where there is no such line. */
export function shippingPrice(subtotal: number, shipping: Shipping | null): number | null {
  if (shipping === null) return null;
  return shipping.freeAbove !== null && subtotal >= shipping.freeAbove ? 0 : shipping.fee;
}
