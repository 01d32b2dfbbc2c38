import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { checkDiscount, type DiscountFields } from "./discountFields.ts";

/** Adds a discount and returns it. Throws `CliError`. */
export async function addDiscount(
  author: Author,
  fields: DiscountFields,
): Promise<{ id: number } & DiscountFields> {
  checkDiscount(fields);
  return author.transaction(async (tx) => {
    const { id } = await tx.insertInto("discount").values(fields).returning("id").executeTakeFirstOrThrow();
    const subject = `discount ${id}`;
    await audit(tx, { by: author.name, verb: "discounts add", subject, before: null, after: fields });
    return { id, ...fields };
  });
}
