import type { customerCalls } from "../../src/api/contract/customerCalls.ts";
import { passwordMinimum } from "../../src/domain/shop/limits.ts";
import { emailBucket } from "../core/emailBucket.ts";
import type { Handler } from "../core/handler.ts";
import { hashPassword } from "../core/passwordHash.ts";
import { hitRateLimit } from "../core/rateLimit.ts";
import { runTransaction } from "../db/database.ts";
import { issueToken } from "./customerToken.ts";
import { isPasswordOf } from "./isPasswordOf.ts";
import { signIn } from "./signIn.ts";

/** Maximum registrations from one address in 15 minutes: each costs a hash. */
const addressMaximum = 50;
const alreadyUsed = { error: "EMAIL_ALREADY_USED", accessToken: null } as const;

/**
 * Creates an account, moves the visitor's cart into it and signs in. The unique index accepts only one of two simultaneous
 * calls for an address. A call repeated because its response was lost signs in again.
 */
export const register: Handler<typeof customerCalls.register> = async (context, { body }) => {
  const { services, visitor } = context;
  await hitRateLimit(services, `register address ${visitor.address}`, addressMaximum);
  const { password, ...customer } = body;
  if (password.length < passwordMinimum) return { error: "PASSWORD_TOO_SHORT", accessToken: null };
  const passwordHash = await hashPassword(password);
  const { receipt: customerId, isRepeated } = await context.once(
    emailBucket("register", body.email),
    async (tx) => {
      const created = await tx
        .insertInto("customer")
        .values({ ...customer, passwordHash })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!created) return null;
      await signIn(tx, context, created.id);
      return created.id;
    },
  );
  if (customerId === null) return alreadyUsed;
  if (isRepeated && !(await isPasswordOf(context.db, customerId, password))) return alreadyUsed;
  const accessToken = await runTransaction(context.db, (tx) => issueToken(tx, customerId, services.now()));
  return { error: null, accessToken };
};
