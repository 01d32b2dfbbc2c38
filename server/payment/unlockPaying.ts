import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import { thawFilterPacks } from "../cart/filterPictures.ts";
import { lockCustomerOrder, lockOrder } from "../cart/lockOrder.ts";
import { dropTakenDown } from "../cart/unavailablePictures.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { paymentsOf, recordPaymentEvent } from "./paymentRows.ts";

/**
 * Unlocks an order after a failed or interrupted payment, so it can be changed and paid again. Does nothing if it is unlocked.
 * The attempt stays, because its money may still arrive.
 */
export const unlockPaying: Handler<typeof orderCalls.unlockPaying> = async (context, { params }) => {
  const customerId = context.requireCustomer();
  return context.transaction(async (tx) => {
    const order = await lockCustomerOrder(tx, params.uuid, customerId);
    if (order.status === "uncomplete") return order;
    if (order.status !== "paying") throw new ApiError("ORDER_NOT_MODIFIABLE");
    const [attempt] = await paymentsOf(tx, order.uuid);
    if (attempt) await recordPaymentEvent(tx, attempt.uuid, "unlocked");
    await thawFilterPacks(tx, order.uuid);
    await changeStatus(tx, order, "uncomplete");
    await dropTakenDown(tx, context.services, order.uuid);
    return lockOrder(tx, order.uuid);
  });
};
