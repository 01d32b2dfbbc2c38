import type { contract } from "../../src/api/contract/contract.ts";
import type { Verb } from "../verb.ts";

export const createAddress: Verb<typeof contract.customers.createAddress> = async (context, { body }) => {
  const customerId = context.requireCustomer();
  return context.transaction((tx) =>
    tx
      .insertInto("address")
      .values({ ...body, customerId })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
};
