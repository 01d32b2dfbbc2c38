import { audit } from "../core/audit.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { checkDiscount, type DiscountFields, lockDiscount } from "./discountFields.ts";

/** Changes a discount and returns it; omitted fields stay. A cart follows at its next change. Throws `CliError`. */
export function editDiscount(db: Db, id: number, changes: Partial<DiscountFields>): Promise<DiscountFields> {
  return runTransaction(db, async (tx) => {
    const before = await lockDiscount(tx, id);
    const after = { ...before, ...changes };
    checkDiscount(after);
    await tx.updateTable("discount").set(changes).where("id", "=", id).execute();
    await audit(tx, { verb: "discounts edit", subject: `discount ${id}`, before, after });
    return after;
  });
}
