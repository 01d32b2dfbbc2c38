import type { withdrawalCalls } from "../../src/api/contract/withdrawalCalls.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import type { Handler } from "../core/handler.ts";
import { withdrawalOf } from "./withdrawal.ts";

export const readWithdrawal: Handler<typeof withdrawalCalls.readWithdrawal> = async (context, { params }) => {
  context.requireCustomer();
  return withdrawalOf(context.db, await readableOrder(context, params.uuid), context.services.now());
};
