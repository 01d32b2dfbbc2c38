import type { visitorCalls } from "../../src/api/contract/visitorCalls.ts";
import type { Handler } from "../core/handler.ts";
import { hashToken, newToken } from "../core/tokens.ts";
import type { Visitor } from "../core/visitor.ts";
import type { Tx } from "../db/database.ts";
import { changeStatus } from "./changeStatus.ts";
import { lockCurrentOrder, lockOwner } from "./currentOrder.ts";

/**
 * Ends the session of a shopper who has left a shared screen: abandons the cart, which frees its code, unless a phone can
 * still take it over, and invalidates the cookie. The session's row stays for the orders placed with it.
 */
export const leave: Handler<typeof visitorCalls.leave> = async (context) =>
  context.transaction(async (tx) => {
    // A stand has no customers: the cart is the session's own.
    const visitor = { ...context.visitor, customerId: null };
    await lockOwner(tx, visitor, "forNoKeyUpdate");
    const cart = await lockCurrentOrder(tx, visitor);
    if (cart && !(await isAwaited(tx, visitor, context.services.now()))) {
      await changeStatus(tx, cart, "withdrawn");
    }
    await tx
      .updateTable("visitorSession")
      .set({ tokenHash: hashToken(newToken()) })
      .where("uuid", "=", visitor.sessionUuid)
      .execute();
    return {};
  });

/** Whether a phone can still take over the cart. */
async function isAwaited(tx: Tx, { sessionUuid }: Visitor, now: Date): Promise<boolean> {
  const handover = await tx
    .selectFrom("handover")
    .select("code")
    .where("sessionUuid", "=", sessionUuid)
    .where("takenAt", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst();
  return handover !== undefined;
}
