import { audit } from "../core/audit.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { checkDiscount, type DiscountFields } from "./discountFields.ts";

/** Adds a discount; returns its id. Throws `CliError`. */
export function addDiscount(db: Db, fields: DiscountFields): Promise<number> {
  checkDiscount(fields);
  return runTransaction(db, async (tx) => {
    const { id } = await tx.insertInto("discount").values(fields).returning("id").executeTakeFirstOrThrow();
    await audit(tx, { verb: "discounts add", subject: `discount ${id}`, before: null, after: fields });
    return id;
  });
}
