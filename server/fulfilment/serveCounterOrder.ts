import { setAuditActor } from "../cart/changeStatus.ts";
import { lockOrder } from "../cart/lockOrder.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import type { Context } from "../core/context.ts";
import type { Tx } from "../db/database.ts";
import { findCounterOrder } from "./counterOrders.ts";

export function serve(
  context: Context,
  uuid: string,
  act: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<Awaited<ReturnType<typeof findCounterOrder>>> {
  const placeId = context.settings.creationPlaceId;
  return context.transaction(async (tx) => {
    const order = await lockOrder(tx, uuid);
    // Throws NOT_FOUND for an order of another place.
    await findCounterOrder(tx, placeId, uuid);
    await setAuditActor(tx, "counter");
    await act(tx, order);
    return findCounterOrder(tx, placeId, uuid);
  });
}
