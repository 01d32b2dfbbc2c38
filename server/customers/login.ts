import type { contract } from "../../src/api/contract/contract.ts";
import { clearAttempts, countAttempt, uncountAttempt } from "../attempts.ts";
import { adoptVisitorCart } from "../orders/adoptVisitorCart.ts";
import type { Verb } from "../verb.ts";
import { issueToken } from "./customerToken.ts";
import { emailBucket } from "./emailBucket.ts";
import { findCustomer } from "./findCustomer.ts";
import { nobodysHash, verifyPassword } from "./passwordHash.ts";

/** Failed attempts in a quarter of an hour. */
const accountMaximum = 10;
const addressMaximum = 50;

/**
 * Signs in and adds the visitor's cart to the customer's. An address that has no account gets the same answer in the
 * same time as a wrong password, and is limited alike.
 */
export const login: Verb<typeof contract.customers.login> = async (context, { body }) => {
  const { services, visitor } = context;
  const email = body.email.trim();
  // The address first: who is past his limit cannot use up other people's.
  const fromAddress = await countAttempt(services, `login address ${visitor.address}`, addressMaximum);
  const account = await countAttempt(services, emailBucket("login", email), accountMaximum);

  const customer = await findCustomer(context.db, email);
  const isRight = await verifyPassword(body.password, customer?.passwordHash ?? nobodysHash);
  if (!customer || !isRight) return { isSuccess: false, accessToken: null };

  await Promise.all([uncountAttempt(services, fromAddress), clearAttempts(services, account.bucket)]);
  // Not the context's transaction: it would keep the answer, and with it the token, for a repeated call.
  const accessToken = await context.db.transaction().execute(async (tx) => {
    await adoptVisitorCart(tx, visitor, customer.id, services);
    return issueToken(tx, customer.id, services.now());
  });
  return { isSuccess: true, accessToken };
};
