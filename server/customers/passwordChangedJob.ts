import * as z from "zod";
import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { passwordChangedLetter } from "./passwordChangedLetter.ts";

/** Notifies a customer of a password change, in case someone else made it. */
export const passwordChangedJob = jobKind({
  kind: "passwordChanged",
  lane: "quick",
  payload: z.object({ customerId: z.int(), at: z.iso.datetime() }),
  run: async (services, { customerId, at }, job) => {
    const customer = await services.db
      .selectFrom("customer")
      .select(["email", "firstName"])
      .where("id", "=", customerId)
      .where("isDeleted", "=", false)
      .executeTakeFirst();
    if (!customer) return undefined;
    const letter = passwordChangedLetter({
      firstName: customer.firstName,
      email: customer.email,
      at,
      url: `${services.publicUrl}/forgot`,
      shop: services.settings.mail.from.name,
    });
    await sendLetter(services, job, { name: "", address: customer.email }, letter);
    return undefined;
  },
});
