import type { contract } from "../../src/api/contract/contract.ts";
import { hashToken, newToken } from "../http/visitor.ts";
import { changeStatus } from "../orders/changeStatus.ts";
import { lockCurrentOrder } from "../orders/currentOrder.ts";
import type { Verb } from "../verb.ts";

/**
 * Ends the session of a shopper who has left a shared screen: the cart is given up, which frees its code, and the cookie
 * opens nothing any more. The session's row stays, for the orders that were placed with it.
 */
export const leave: Verb<typeof contract.visitors.leave> = async (context) =>
  context.transaction(async (tx) => {
    const { sessionUuid } = context.visitor;
    await tx
      .updateTable("visitorSession")
      .set({ tokenHash: hashToken(newToken()) })
      .where("uuid", "=", sessionUuid)
      .execute();
    // A stand has no customers: the cart is the session's own.
    const cart = await lockCurrentOrder(tx, { ...context.visitor, customerId: null });
    if (cart) await changeStatus(tx, cart, "withdrawn");
    return {};
  });
