import * as z from "zod";
import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { findCustomer } from "./findCustomer.ts";
import { passwordResetLetter } from "./passwordResetLetter.ts";
import { signResetLink } from "./resetLink.ts";

const lifeMilliseconds = 3_600_000;

/**
 * Mails the link to choose a new password to the account's address. Enqueued for unknown addresses too: the call does the same
 * work for both, so nobody learns who has an account.
 */
export const passwordResetJob = jobKind({
  kind: "passwordReset",
  lane: "quick",
  payload: z.object({ email: z.string() }),
  run: async (services, { email: typed }, job) => {
    const customer = await findCustomer(services.db, typed);
    if (!customer) return;
    const { email, firstName } = customer;
    const expireAt = new Date(services.now().getTime() + lifeMilliseconds).toISOString();
    const signature = signResetLink(services.secret, customer, email, expireAt);
    const query = new URLSearchParams({ customerEmail: email, expireAt, signature });
    const url = `${services.publicUrl}/recover?${query}`;
    const shop = services.settings.mail.from.name;
    const letter = passwordResetLetter({ firstName, email, url, expireAt, shop });
    await sendLetter(services, job, { name: "", address: email }, letter);
    return undefined;
  },
});
