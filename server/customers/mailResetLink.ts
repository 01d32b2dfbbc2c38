import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { findCustomer } from "./findCustomer.ts";
import { passwordResetJob } from "./passwordResetJob.ts";

/**
 * Enqueues the mail by which a customer chooses a new password, as if they had asked for it. The operator never learns the
 * link. Throws `CliError` for an unknown address.
 * @returns the address of the account
 */
export function mailResetLink(author: Author, typed: string): Promise<{ email: string }> {
  return author.transaction(async (tx) => {
    const found = await findCustomer(tx, typed);
    // Locked: an erasure comes before this mail, or deletes it.
    const customer = await tx
      .selectFrom("customer")
      .select(["id", "email"])
      .where("id", "=", found?.id ?? null)
      .forKeyShare()
      .executeTakeFirst();
    if (!customer) throw new CliError(`Aucun client n’a l’adresse ${typed.trim()}.`);
    await enqueue(tx, passwordResetJob, { email: customer.email });
    // Without the address, which an erasure would have to find here.
    await audit(tx, {
      by: author.name,
      verb: "customers reset",
      subject: `customer ${customer.id}`,
      before: null,
      after: { mail: "password reset" },
    });
    return { email: customer.email };
  });
}
