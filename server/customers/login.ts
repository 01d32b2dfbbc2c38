import type { customerCalls } from "../../src/api/contract/customerCalls.ts";
import type { Handler } from "../core/handler.ts";
import { nobodysHash, verifyPassword } from "../core/passwordHash.ts";
import { runTransaction } from "../db/database.ts";
import { issueToken } from "./customerToken.ts";
import { findCustomer } from "./findCustomer.ts";
import { countLogin } from "./loginLimits.ts";
import { signIn } from "./signIn.ts";

/**
 * Signs in and merges the visitor's cart into the customer's. An unknown address gets the same response in the same time as a
 * wrong password, and the same rate limits.
 */
export const login: Handler<typeof customerCalls.login> = async (context, { body }) => {
  const { services } = context;
  const email = body.email.trim();
  const customer = await findCustomer(context.db, email);
  const takeBack = await countLogin(context, email, customer?.id);
  const isRight = await verifyPassword(body.password, customer?.passwordHash ?? nobodysHash);
  if (!customer || !isRight) return { isSuccess: false, accessToken: null };

  await takeBack();
  // Not the context's transaction, which would store the response, and with it the token, for repeated calls.
  const accessToken = await runTransaction(context.db, async (tx) => {
    await signIn(tx, context, customer.id);
    return issueToken(tx, customer.id, services.now());
  });
  return { isSuccess: true, accessToken };
};
