import type { contract } from "../../src/api/contract/contract.ts";
import { hashToken, newToken } from "../http/visitor.ts";
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
    await tx
      .updateTable("order")
      .set({ status: "withdrawn" })
      .where("sessionUuid", "=", sessionUuid)
      .where("customerId", "is", null)
      .where("status", "=", "uncomplete")
      .execute();
    return {};
  });
