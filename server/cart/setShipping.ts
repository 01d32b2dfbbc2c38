import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { takeAdvisoryLock } from "../db/advisoryLock.ts";
import { readShipping, type Shipping } from "./readShipping.ts";

/**
 * Sets what delivery by post costs, and returns it. A cart follows at its next change.
 * @param after null: delivery is free and not mentioned
 */
export function setShipping(author: Author, after: Shipping | null): Promise<{ shipping: Shipping | null }> {
  return author.transaction(async (tx) => {
    await takeAdvisoryLock(tx, "shipping");
    const before = await readShipping(tx);
    await tx.deleteFrom("shopFact").where("key", "in", ["shippingFee", "shippingFreeAbove"]).execute();
    const facts = [
      { key: "shippingFee", value: after?.fee },
      { key: "shippingFreeAbove", value: after?.freeAbove },
    ].flatMap(({ key, value }) => (value == null ? [] : [{ key, value: String(value) }]));
    if (facts.length > 0) await tx.insertInto("shopFact").values(facts).execute();
    await audit(tx, { by: author.name, verb: "shipping", subject: "shipping", before, after });
    return { shipping: after };
  });
}
