import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import { findCurrentOrder, lockCurrentOrder, lockOwner } from "../cart/currentOrder.ts";
import { holdsItems } from "../cart/holdsItems.ts";
import { lockOrders } from "../cart/lockOrder.ts";
import { recalculateTotals } from "../cart/recalculateTotals.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";

/**
 * Reopens a saved cart at today's prices. Throws ORDER_NOT_MODIFIABLE unless the visitor's own cart is empty. Clears the e-mail
 * address: whoever found the cart by its code alone may not be the person who saved it.
 */
export const restoreCurrentOrder: Handler<typeof orderCalls.restoreCurrentOrder> = async (
  context,
  { params },
) => {
  const { visitor, services } = context;
  return context.transaction(async (tx) => {
    await lockOwner(tx, visitor, "forNoKeyUpdate");
    const own = await findCurrentOrder(tx, visitor);
    const locked = await lockOrders(tx, own ? [params.uuid, own.uuid] : [params.uuid]);
    const saved = orNotFound(
      locked.find(
        ({ uuid, status, currentPlaceId }) =>
          uuid === params.uuid && status === "saved" && currentPlaceId === services.settings.creationPlaceId,
      ),
    );
    const current = await lockCurrentOrder(tx, visitor);
    if (current && (await holdsItems(tx, current.uuid))) throw new ApiError("ORDER_NOT_MODIFIABLE");
    if (current) await changeStatus(tx, current, "withdrawn", { isDeleted: true });
    const { customerId, sessionUuid } = visitor;
    await changeStatus(tx, saved, "uncomplete", { email: null, customerId, sessionUuid });
    await recalculateTotals(tx, saved.uuid, services);
    return { orderUuid: saved.uuid };
  });
};
