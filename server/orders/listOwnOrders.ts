import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { ordersOf } from "./ordersOfCustomer.ts";

export const listOwnOrders: Handler<typeof contract.orders.listOwnOrders> = async (context) =>
  ordersOf(context, context.requireCustomer());
