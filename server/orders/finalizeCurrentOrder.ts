import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import { lockCurrentOrder } from "../cart/currentOrder.ts";
import { freezeFilterPacks } from "../cart/filterPictures.ts";
import { recalculateTotals } from "../cart/recalculateTotals.ts";
import { ApiError } from "../core/apiError.ts";
import type { Context } from "../core/context.ts";
import type { Handler } from "../core/handler.ts";
import { runTransaction } from "../db/database.ts";
import { checkOrderable } from "./checkOrderable.ts";
import { enqueueOrderConfirmation } from "./orderConfirmation.ts";
import { recordConsents } from "./recordConsents.ts";

/**
 * Orders at the stand: turns the cart into an order to pay at the counter and freezes its prices and pictures (specification,
 * section 4).
 */
export const finalizeCurrentOrder: Handler<typeof orderCalls.finalizeCurrentOrder> = async (
  context,
  { body },
) => {
  const answering = context.transaction(async (tx) => {
    const order = await lockCurrentOrder(tx, context.visitor);
    if (!order) throw new ApiError("ORDER_EMPTY");
    await checkOrderable(tx, order, context.services);
    const totalPrice = await recalculateTotals(tx, order.uuid, context.services);
    if (body.totalPrice !== undefined && body.totalPrice !== totalPrice) throw new ApiError("PRICE_CHANGED");
    await freezeFilterPacks(tx, order.uuid);
    const { email, lastName, phone } = body;
    await changeStatus(tx, order, "finalized", { email, lastName, phone });
    // An order at a stand is not a distance contract: there is no right of withdrawal, so no waiver is required.
    await recordConsents(tx, context.services, order.uuid, body, { waiver: false });
    await enqueueOrderConfirmation(tx, order.uuid);
    return { orderUuid: order.uuid };
  });
  return answering.catch(async (thrown) => {
    if (thrown instanceof ApiError && thrown.code === "PRICE_CHANGED") await refreshCurrentOrder(context);
    throw thrown;
  });
};

/** Updates the current order's prices in its own transaction: the cart shows the new total for the shopper to confirm. */
async function refreshCurrentOrder({ db, visitor, services }: Context): Promise<void> {
  await runTransaction(db, async (tx) => {
    const order = await lockCurrentOrder(tx, visitor);
    if (order) await recalculateTotals(tx, order.uuid, services);
  });
}
