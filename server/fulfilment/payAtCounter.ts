import type { counterCalls } from "../../src/api/contract/counterCalls.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { payOrder } from "../payment/payOrder.ts";
import { serve } from "./serveCounterOrder.ts";

/** Pays once, even from several screens: the second one gets an error because the order has changed. */
export const payAtCounter: Handler<typeof counterCalls.payAtCounter> = (context, { params, body }) =>
  serve(context, params.uuid, "orders pay", async (tx, order) => {
    if (order.status === "finalized" && order.totalPrice !== body.totalPrice) {
      throw new ApiError("PRICE_CHANGED");
    }
    await payOrder(tx, context.services, order, body.method);
  });
