import type { counterCalls } from "../../src/api/contract/counterCalls.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { findCounterOrder } from "./counterOrders.ts";
import { serve } from "./serveCounterOrder.ts";

export const handOverOrder: Handler<typeof counterCalls.handOverOrder> = (context, { params }) =>
  serve(context, params.uuid, "orders handOver", async (tx, order) => {
    const { actions } = await findCounterOrder(tx, context.settings.creationPlaceId, order.uuid);
    if (!actions.includes("handOver")) throw new ApiError("ORDER_STATUS_CHANGED");
    await changeStatus(tx, order, "localDelivered");
  });
