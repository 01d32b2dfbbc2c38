import type { customerCalls } from "../../src/api/contract/customerCalls.ts";
import type { Handler } from "../core/handler.ts";

/** Returns the customer of the call's token; null without a token or with an expired one. */
export const readCurrentCustomer: Handler<typeof customerCalls.readCurrentCustomer> = async ({
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
