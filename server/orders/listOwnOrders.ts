import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import type { Handler } from "../core/handler.ts";
import { ordersOf } from "./ordersOfCustomer.ts";

export const listOwnOrders: Handler<typeof orderCalls.listOwnOrders> = async (context) =>
  ordersOf(context, context.requireCustomer());
