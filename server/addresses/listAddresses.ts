import type { contract } from "../../src/api/contract/contract.ts";
import type { Verb } from "../verb.ts";

/** The customer's own, newest first. */
export const listAddresses: Verb<typeof contract.customers.listAddresses> = async (context) => {
  const customerId = context.requireCustomer();
  return context.db
    .selectFrom("address")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("isDeleted", "=", false)
    .orderBy("id", "desc")
    .execute();
};
