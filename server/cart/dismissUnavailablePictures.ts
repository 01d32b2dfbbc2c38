import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import type { Handler } from "../core/handler.ts";
import { findCurrentOrder } from "./currentOrder.ts";

/** Called once the shopper has read the notice. */
export const dismissUnavailablePictures: Handler<typeof orderCalls.dismissUnavailablePictures> = (context) =>
  context.transaction(async (tx) => {
    const order = await findCurrentOrder(tx, context.visitor);
    if (order) await tx.deleteFrom("lostPicture").where("orderUuid", "=", order.uuid).execute();
    return {};
  });
