import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";

export const createAddress: Handler<typeof contract.customers.createAddress> = async (context, { body }) => {
  const customerId = context.requireCustomer();
  return context.transaction((tx) =>
    tx
      .insertInto("address")
      .values({ ...body, customerId })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
};
