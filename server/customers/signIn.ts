import type { Context } from "../context.ts";
import type { Tx } from "../db/database.ts";
import { deviceCookie } from "../http/visitor.ts";
import { adoptVisitorCart } from "../orders/adoptVisitorCart.ts";
import { renewSession } from "../visitors/keepSession.ts";
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
