import { audit } from "../core/audit.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { type DiscountFields, lockDiscount } from "./discountFields.ts";

/** Removes a discount and returns it; orders that were placed with it keep it. Throws `CliError`. */
export function removeDiscount(db: Db, id: number): Promise<DiscountFields> {
  return runTransaction(db, async (tx) => {
    const before = await lockDiscount(tx, id);
    await tx.updateTable("discount").set({ isDeleted: true }).where("id", "=", id).execute();
    await audit(tx, { verb: "discounts remove", subject: `discount ${id}`, before, after: null });
    return before;
  });
}
