import { adoptVisitorCart } from "../cart/adoptVisitorCart.ts";
import type { Context } from "../core/context.ts";
import { renewSession } from "../core/session.ts";
import { deviceCookie } from "../core/tokens.ts";
import type { Tx } from "../db/database.ts";
import { signDevice } from "./knownDevice.ts";

/** Makes the visitor a customer: his cart is added to the customer's, his session renewed, his browser known from now on. */
export async function signIn(
  tx: Tx,
  { visitor, services }: Pick<Context, "visitor" | "services">,
  customerId: number,
): Promise<void> {
  await adoptVisitorCart(tx, visitor, customerId, services);
  await renewSession(tx, visitor);
  visitor.cookies.set(deviceCookie, signDevice(services.secret, customerId));
}
