import type { customerCalls } from "../../src/api/contract/customerCalls.ts";
import type { Handler } from "../core/handler.ts";

/** Revokes the token of this call; the customer's other browsers stay signed in. */
export const logout: Handler<typeof customerCalls.logout> = async (context) => {
  context.requireCustomer();
  return context.transaction(async (tx) => {
    await tx
      .deleteFrom("customerToken")
      .where("tokenHash", "=", context.visitor.tokenHash ?? "")
      .execute();
    return {};
  });
};
