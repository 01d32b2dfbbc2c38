import type { Db, Tx } from "../db/database.ts";

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
export async function readShipping(tx: Db | Tx): Promise<Shipping | null> {
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
