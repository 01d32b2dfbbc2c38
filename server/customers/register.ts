import type { contract } from "../../src/api/contract/contract.ts";
import { passwordMinimum } from "../../src/domain/limits.ts";
import { countAttempt } from "../attempts.ts";
import { adoptVisitorCart } from "../orders/adoptVisitorCart.ts";
import type { Verb } from "../verb.ts";
import { issueToken } from "./customerToken.ts";
import { hashPassword } from "./passwordHash.ts";

/** Registrations from one address in a quarter of an hour: each costs a hash. */
const addressMaximum = 50;

/**
 * Opens an account, takes the visitor's cart into it and signs in. Of two that ask for the same address at once, the
 * unique index lets one through.
 */
export const register: Verb<typeof contract.customers.register> = async (context, { body }) => {
  const { services, visitor } = context;
  await countAttempt(services, `register address ${visitor.address}`, addressMaximum);
  const { password, ...customer } = body;
  if (password.length < passwordMinimum) return { error: "PASSWORD_TOO_SHORT", accessToken: null };
  const passwordHash = await hashPassword(password);
  // Not the context's transaction: it would keep the answer, and with it the token, for a repeated call.
  const accessToken = await context.db.transaction().execute(async (tx) => {
    const created = await tx
      .insertInto("customer")
      .values({ ...customer, passwordHash })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!created) return null;
    await adoptVisitorCart(tx, visitor, created.id, services);
    return issueToken(tx, created.id, services.now());
  });
  return { error: accessToken === null ? "EMAIL_ALREADY_USED" : null, accessToken };
};
