import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";

/** Returns the customer's own addresses, newest first. */
export const listAddresses: Handler<typeof contract.customers.listAddresses> = async (context) => {
  const customerId = context.requireCustomer();
  return context.db
    .selectFrom("address")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("isDeleted", "=", false)
    .orderBy("id", "desc")
    .execute();
};
