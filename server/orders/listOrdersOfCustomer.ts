import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { ordersOf } from "./ordersOfCustomer.ts";

export const listOrdersOfCustomer: Handler<typeof orderCalls.listOrdersOfCustomer> = async (
  context,
  { query },
) => {
  if (query.customerId !== context.requireCustomer()) throw new ApiError("FORBIDDEN");
  return ordersOf(context, query.customerId);
};
