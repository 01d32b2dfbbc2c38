import type { contract } from "../../src/api/contract/contract.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { payOrder } from "../payment/payOrder.ts";
import { serve } from "./serveCounterOrder.ts";

/** Paid once, however many screens say so: the second is told that the order has changed. */
export const payAtCounter: Handler<typeof contract.counter.payAtCounter> = (context, { params, body }) =>
  serve(context, params.uuid, async (tx, order) => {
    if (order.status === "finalized" && order.totalPrice !== body.totalPrice) {
      throw new ApiError("PRICE_CHANGED");
    }
    await payOrder(tx, context.services, order, body.method);
  });
