import type { customerCalls } from "../../src/api/contract/customerCalls.ts";
import { passwordMinimum } from "../../src/domain/shop/limits.ts";
import type { Handler } from "../core/handler.ts";
import { hashPassword } from "../core/passwordHash.ts";
import { hitRateLimit, refundRateLimit } from "../core/rateLimit.ts";
import { runTransaction } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { issueToken } from "./customerToken.ts";
import { isPasswordOf } from "./isPasswordOf.ts";
import { clearLogins } from "./loginLimits.ts";
import { passwordChangedJob } from "./passwordChangedJob.ts";
import { openResetLink } from "./resetLink.ts";
import { signIn } from "./signIn.ts";

/** Maximum invalid links from one address in 15 minutes. */
const addressMaximum = 20;
const refused = { isSuccess: false, accessToken: null };

/**
 * Sets a new password by a mailed link and signs in; signs out the customer's other browsers. One of two simultaneous uses of a
 * link succeeds: the link is valid only for the password that it was signed for.
 */
export const resetPassword: Handler<typeof customerCalls.resetPassword> = async (context, { body }) => {
  const { services, visitor } = context;
  const attempt = await hitRateLimit(services, `resetPassword address ${visitor.address}`, addressMaximum);
  const { newPassword, ...link } = body;
  if (newPassword.length < passwordMinimum) return refused;
  const passwordHash = await hashPassword(newPassword);

  const { receipt: customerId, isRepeated } = await context.once(`reset ${link.signature}`, async (tx) => {
    const account = await openResetLink(services, tx, link);
    if (!account) return null;
    const changed = await tx
      .updateTable("customer")
      .set({ passwordHash })
      .where("id", "=", account.id)
      .where("passwordHash", "=", account.passwordHash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return null;
    await tx.deleteFrom("customerToken").where("customerId", "=", account.id).execute();
    await signIn(tx, context, account.id);
    await enqueue(tx, passwordChangedJob, { customerId: account.id, at: services.now().toISOString() });
    return account.id;
  });
  if (customerId === null) return refused;
  if (isRepeated && !(await isPasswordOf(context.db, customerId, newPassword))) return refused;

  await Promise.all([refundRateLimit(services, attempt), clearLogins(context, link.email)]);
  const accessToken = await runTransaction(context.db, (tx) => issueToken(tx, customerId, services.now()));
  return { isSuccess: true, accessToken };
};
