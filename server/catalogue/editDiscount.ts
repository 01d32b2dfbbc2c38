import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { checkDiscount, type DiscountFields, lockDiscount } from "./discountFields.ts";

/** Changes a discount and returns it; omitted fields stay. A cart follows at its next change. Throws `CliError`. */
export function editDiscount(
  author: Author,
  id: number,
  changes: Partial<DiscountFields>,
): Promise<{ id: number } & DiscountFields> {
  return author.transaction(async (tx) => {
    const before = await lockDiscount(tx, id);
    const after = { ...before, ...changes };
    checkDiscount(after);
    await tx.updateTable("discount").set(after).where("id", "=", id).execute();
    const subject = `discount ${id}`;
    await audit(tx, { by: author.name, verb: "discounts edit", subject, before, after });
    return { id, ...after };
  });
}
