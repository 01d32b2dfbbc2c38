import { audit } from "../core/audit.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { readShipping, type Shipping } from "./shipping.ts";

/**
 * Sets what delivery by post costs, and returns what it cost before. A cart follows at its next change.
 * @param after null: delivery is free and not mentioned
 */
export function setShipping(db: Db, after: Shipping | null): Promise<Shipping | null> {
  return runTransaction(db, async (tx) => {
    const before = await readShipping(tx);
    await tx.deleteFrom("shopFact").where("key", "in", ["shippingFee", "shippingFreeAbove"]).execute();
    const facts = [
      { key: "shippingFee", value: after?.fee },
      { key: "shippingFreeAbove", value: after?.freeAbove },
    ].flatMap(({ key, value }) => (value == null ? [] : [{ key, value: String(value) }]));
    if (facts.length > 0) await tx.insertInto("shopFact").values(facts).execute();
    await audit(tx, { verb: "shipping", subject: "shipping", before, after });
    return before;
  });
}
