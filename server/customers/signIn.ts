import { adoptVisitorCart } from "../cart/adoptVisitorCart.ts";
import type { Context } from "../core/context.ts";
import { renewSession } from "../core/session.ts";
import { deviceCookie } from "../core/tokens.ts";
import type { Tx } from "../db/database.ts";
import { signDevice } from "./knownDevice.ts";

/** Signs the visitor in as a customer: merges the carts, renews the session and remembers the browser. */
export async function signIn(
  tx: Tx,
  { visitor, services }: Pick<Context, "visitor" | "services">,
  customerId: number,
): Promise<void> {
  await adoptVisitorCart(tx, visitor, customerId, services);
  await renewSession(tx, visitor);
  visitor.cookies.set(deviceCookie, signDevice(services.secret, customerId));
}
