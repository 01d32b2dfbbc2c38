import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { lockCustomerCart } from "../cart/lockOrder.ts";
import { recalculateTotals } from "../cart/recalculateTotals.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { hasStand } from "./clickAndCollect.ts";

/**
 * Switches the order to pick-up at an event's stand (no shipping fee, no delivery address) or back to delivery. Throws
 * NOT_FOUND unless the event is visible, offers pick-up and has not ended.
 */
export const setClickAndCollectEvent: Handler<typeof orderCalls.setClickAndCollectEvent> = async (
  context,
  { params, body },
) => {
  const customerId = context.requireCustomer();
  return context.transaction(async (tx) => {
    await lockCustomerCart(tx, params.uuid, customerId);
    const { eventUuid } = body;
    if (eventUuid !== null && !(await hasStand(tx, eventUuid, context.services.now()))) {
      throw new ApiError("NOT_FOUND");
    }
    await tx
      .updateTable("order")
      .set({
        clickAndCollectEventUuid: eventUuid,
        ...(eventUuid === null ? {} : { deliveryAddressId: null }),
      })
      .where("uuid", "=", params.uuid)
      .execute();
    await recalculateTotals(tx, params.uuid, context.services);
    return tx.selectFrom("order").selectAll().where("uuid", "=", params.uuid).executeTakeFirstOrThrow();
  });
};
