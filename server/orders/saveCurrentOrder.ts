import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import { lockCurrentOrder } from "../cart/currentOrder.ts";
import { holdsItems } from "../cart/holdsItems.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";

/** Saves the cart, to be found by its code and the e-mail address. */
export const saveCurrentOrder: Handler<typeof orderCalls.saveCurrentOrder> = async (context, { body }) =>
  context.transaction(async (tx) => {
    const order = await lockCurrentOrder(tx, context.visitor);
    if (!order || !(await holdsItems(tx, order.uuid))) throw new ApiError("ORDER_EMPTY");
    await changeStatus(tx, order, "saved", { email: body.email });
    return { orderUuid: order.uuid };
  });
