import type { customerCalls } from "../../src/api/contract/customerCalls.ts";
import type { Handler } from "../core/handler.ts";

export const createAddress: Handler<typeof customerCalls.createAddress> = async (context, { body }) => {
  const customerId = context.requireCustomer();
  return context.transaction((tx) =>
    tx
      .insertInto("address")
      .values({ ...body, customerId })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
};
