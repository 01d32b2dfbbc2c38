import type { contract } from "../../src/api/contract/contract.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import type { Handler } from "../core/handler.ts";
import { withdrawalOf } from "./withdrawal.ts";

export const readWithdrawal: Handler<typeof contract.withdrawals.readWithdrawal> = async (
  context,
  { params },
) => {
  context.requireCustomer();
  return withdrawalOf(context.db, await readableOrder(context, params.uuid), context.services.now());
};
