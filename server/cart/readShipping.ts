import type { Db, Tx } from "../db/database.ts";
import type { Shipping } from "./shipping.ts";

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
