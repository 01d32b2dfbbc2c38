import type { customerCalls } from "../../src/api/contract/customerCalls.ts";
import type { Handler } from "../core/handler.ts";

/** Returns the customer's own addresses, newest first. */
export const listAddresses: Handler<typeof customerCalls.listAddresses> = async (context) => {
  const customerId = context.requireCustomer();
  return context.db
    .selectFrom("address")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("isDeleted", "=", false)
    .orderBy("id", "desc")
    .execute();
};
