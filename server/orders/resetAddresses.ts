import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import type { Handler } from "../core/handler.ts";
import { keepAddresses } from "./keepAddresses.ts";
import { lockCustomerCart } from "./lockCustomerOrder.ts";

export const resetAddresses: Handler<typeof orderCalls.resetAddresses> = async (context, { params }) => {
  const customerId = context.requireCustomer();
  return context.transaction(async (tx) => {
    await lockCustomerCart(tx, params.uuid, customerId);
    return keepAddresses(tx, params.uuid, { deliveryAddressId: null, invoiceAddressId: null });
  });
};
