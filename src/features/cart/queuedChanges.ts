import type { OrderItem } from "../../api/contract/orderEntities.ts";
import type { CartChange } from "../../shop/cartOutbox.ts";

/** Returns the cart's items as they will be once the queued changes have been sent. Added pictures are not among them yet. */
export function withQueuedChanges(
  items: readonly OrderItem[],
  changes: readonly CartChange[],
): readonly OrderItem[] {
  return changes.reduce((before: readonly OrderItem[], change) => {
    if (change.name === "removeItem") return before.filter(({ uuid }) => uuid !== change.uuid);
    if (change.name !== "changeItem") return before;
    // Requests may write flags as numbers; the shop's own do not.
    const body = change.body as Partial<OrderItem>;
    return before.map((item) => (item.uuid === change.uuid ? { ...item, ...body } : item));
  }, items);
}
