import { setAuditActor } from "../cart/changeStatus.ts";
import { lockOrder } from "../cart/lockOrder.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { audit } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import type { Tx } from "../db/database.ts";
import { nameLines } from "../orders/nameLines.ts";
import { findCounterOrder } from "./counterOrders.ts";

/** Acts on an order at the counter, and records who did. @param verb for the journal: `orders pay` */
export async function serve(
  context: Context,
  uuid: string,
  verb: string,
  act: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<Awaited<ReturnType<typeof findCounterOrder>>> {
  const placeId = context.settings.creationPlaceId;
  return await context.transaction(async (tx) => {
    const order = await lockOrder(tx, uuid);
    // Throws NOT_FOUND for an order of another place.
    await findCounterOrder(tx, placeId, uuid);
    await setAuditActor(tx, "counter");
    await act(tx, order);
    const changed = await findCounterOrder(tx, placeId, uuid);
    await audit(tx, {
      by: context.requireOperator().name,
      verb,
      subject: `order ${uuid}`,
      before: { status: order.status },
      after: { status: changed.status },
    });
    return { ...changed, lines: await nameLines({ db: tx, settings: context.settings }, changed.lines) };
  });
}
