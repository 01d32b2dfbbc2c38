import type { withdrawalCalls } from "../../src/api/contract/withdrawalCalls.ts";
import { lockCustomerOrder } from "../cart/lockOrder.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { readWithdrawable } from "./withdrawable.ts";
import { withdrawalOf } from "./withdrawal.ts";
import { withdrawalMailJob } from "./withdrawalMailJob.ts";

/**
 * Withdraws from an order's contract: records the declaration with its time, mails the acknowledgement and makes the money due
 * back (`refundsDue`). Leaves the order's status to the operator: it may have been shipped.
 */
export const declareWithdrawal: Handler<typeof withdrawalCalls.declareWithdrawal> = async (
  context,
  { params, body },
) => {
  const customerId = context.requireCustomer();
  return context.transaction(async (tx) => {
    const order = await lockCustomerOrder(tx, params.uuid, customerId);
    const now = context.services.now();
    const before = await withdrawalOf(tx, order, now);
    if (before.declaredAt !== null) return before;
    if (!before.isOpen) throw new ApiError("WITHDRAWAL_CLOSED");
    const { covers, amount } = await readWithdrawable(tx, order);
    await tx
      .insertInto("withdrawal")
      .values({
        orderUuid: order.uuid,
        ...body,
        covers: JSON.stringify(covers),
        amount: Math.min(amount, order.totalPrice),
        at: now.toISOString(),
      })
      .execute();
    await enqueue(tx, withdrawalMailJob, { orderUuid: order.uuid }, { key: order.uuid });
    return withdrawalOf(tx, order, now);
  });
};
