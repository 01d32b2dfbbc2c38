import * as z from "zod";
import { jobKind } from "../jobs/jobKind.ts";
import { sendLetter } from "../mail/sendLetter.ts";
import { findCustomer } from "./findCustomer.ts";
import { passwordResetLetter } from "./passwordResetLetter.ts";
import { shortResetLink } from "./resetLink.ts";

const lifeSeconds = 3600;

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
    const second = Math.floor(services.now().getTime() / 1000) + lifeSeconds;
    const expireAt = new Date(second * 1000).toISOString();
    const url = shortResetLink(services, customer, expireAt);
    const shop = services.settings.mail.from.name;
    const letter = passwordResetLetter({ firstName, email, url, expireAt, shop });
    await sendLetter(services, job, { name: "", address: email }, letter);
    return undefined;
  },
});
