import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import type { Handler } from "../core/handler.ts";

export const readOrder: Handler<typeof orderCalls.readOrder> = (context, { params }) =>
  readableOrder(context, params.uuid);
