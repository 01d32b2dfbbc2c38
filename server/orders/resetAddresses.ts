import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { lockCustomerCart } from "../cart/lockOrder.ts";
import type { Handler } from "../core/handler.ts";
import { keepAddresses } from "./keepAddresses.ts";

export const resetAddresses: Handler<typeof orderCalls.resetAddresses> = async (context, { params }) => {
  const customerId = context.requireCustomer();
  return context.transaction(async (tx) => {
    await lockCustomerCart(tx, params.uuid, customerId);
    return keepAddresses(tx, params.uuid, { deliveryAddressId: null, invoiceAddressId: null });
  });
};
