import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { type DiscountFields, lockDiscount } from "./discountFields.ts";

/** Removes a discount and returns it; orders that were placed with it keep it. Throws `CliError`. */
export function removeDiscount(author: Author, id: number): Promise<{ id: number } & DiscountFields> {
  return author.transaction(async (tx) => {
    const before = await lockDiscount(tx, id);
    await tx.updateTable("discount").set({ isDeleted: true }).where("id", "=", id).execute();
    const subject = `discount ${id}`;
    await audit(tx, { by: author.name, verb: "discounts remove", subject, before, after: null });
    return { id, ...before };
  });
}
