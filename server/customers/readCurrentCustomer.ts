import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";

/** The customer of the call's token; null without one, or with one whose time is up. */
export const readCurrentCustomer: Handler<typeof contract.customers.readCurrentCustomer> = async ({
  db,
  visitor,
}) => {
  if (visitor.customerId === null) return null;
  const customer = await db
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", visitor.customerId)
    .executeTakeFirstOrThrow();
  return customer;
};
