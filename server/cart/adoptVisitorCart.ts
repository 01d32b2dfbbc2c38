import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import type { Visitor } from "../core/visitor.ts";
import type { Tx } from "../db/database.ts";
import { moveCart } from "./moveCart.ts";

/**
 * Moves the visitor's cart into the customer's at sign-in (design.md, "whose cart"). While the customer's order is being paid, the
 * visitor's cart stays where it is: signing in must neither fail nor change what is being paid.
 */
export async function adoptVisitorCart(
  tx: Tx,
  visitor: Visitor,
  customerId: number,
  services: Pick<Services, "settings" | "now">,
): Promise<void> {
  try {
    await moveCart(tx, { ...visitor, customerId: null }, { ...visitor, customerId }, services);
  } catch (thrown) {
    if (!(thrown instanceof ApiError && thrown.code === "PAYMENT_IN_PROGRESS")) throw thrown;
  }
}
