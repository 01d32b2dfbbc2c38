import type { contract } from "../../src/api/contract/contract.ts";
import type { Verb } from "../verb.ts";

/** Ends the token that the call came with; the customer's other browsers stay signed in. */
export const logout: Verb<typeof contract.customers.logout> = async (context) => {
  context.requireCustomer();
  return context.transaction(async (tx) => {
    await tx
      .deleteFrom("customerToken")
      .where("tokenHash", "=", context.visitor.tokenHash ?? "")
      .execute();
    return {};
  });
};
