import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { lockCustomerCart } from "../cart/lockOrder.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { keepAddresses } from "./keepAddresses.ts";

/** Both must be the customer's own. Throws NOT_FOUND for another customer's, as for an unknown one. */
export const setAddresses: Handler<typeof orderCalls.setAddresses> = async (context, { params, body }) => {
  const customerId = context.requireCustomer();
  return context.transaction(async (tx) => {
    await lockCustomerCart(tx, params.uuid, customerId);
    const ids = [...new Set([body.deliveryAddressId, body.invoiceAddressId])].filter((id) => id !== null);
    const own = await tx
      .selectFrom("address")
      .select("id")
      .where("id", "in", ids)
      .where("customerId", "=", customerId)
      .where("isDeleted", "=", false)
      .execute();
    if (own.length !== ids.length) throw new ApiError("NOT_FOUND");
    return keepAddresses(tx, params.uuid, body);
  });
};
