import type { contract } from "../../src/api/contract/contract.ts";
import { Refusal } from "../errors.ts";
import { paymentsOf, recordPaymentEvent } from "../payment/paymentRows.ts";
import type { Verb } from "../verb.ts";
import { changeStatus } from "./changeStatus.ts";
import { thawFilterPacks } from "./filterPictures.ts";
import { lockCustomerOrder } from "./lockCustomerOrder.ts";
import { lockOrder } from "./lockOrder.ts";
import { dropTakenDown } from "./lostPictures.ts";

/**
 * Opens an order whose payment failed or was interrupted, so that it can be changed and paid again. An order that is
 * open already stays so: the call may be repeated. The attempt stays too, for its money may still come.
 */
export const unlockPaying: Verb<typeof contract.orders.unlockPaying> = async (context, { params }) => {
  const customerId = context.requireCustomer();
  return context.transaction(async (tx) => {
    const order = await lockCustomerOrder(tx, params.uuid, customerId);
    if (order.status === "uncomplete") return order;
    if (order.status !== "paying") throw new Refusal("ORDER_NOT_MODIFIABLE");
    const [attempt] = await paymentsOf(tx, order.uuid);
    if (attempt) await recordPaymentEvent(tx, attempt.uuid, "unlocked");
    await thawFilterPacks(tx, order.uuid);
    await changeStatus(tx, order, "uncomplete");
    await dropTakenDown(tx, context.services, order.uuid);
    return lockOrder(tx, order.uuid);
  });
};
