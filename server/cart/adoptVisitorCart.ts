import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import type { Visitor } from "../core/visitor.ts";
import type { Tx } from "../db/database.ts";
import { changeStatus } from "./changeStatus.ts";
import { findCurrentOrder, lockOwner, openCurrentOrder } from "./currentOrder.ts";
import { addQuantity, findMatchingItem, type OrderItemRow } from "./findMatchingItem.ts";
import { lockOrders } from "./lockOrder.ts";
import type { OrderRow } from "./orderAccess.ts";
import { recalculateTotals } from "./recalculateTotals.ts";
import { moveUnavailablePictures } from "./unavailablePictures.ts";

/**
 * Moves the visitor's cart into the customer's at sign-in (design.md, "whose cart"). Deletes the emptied order, so it happens
 * once. While the customer's order is being paid, the visitor's cart stays where it is: signing in must neither fail nor change
 * what is being paid.
 */
export async function adoptVisitorCart(
  tx: Tx,
  visitor: Visitor,
  customerId: number,
  services: Pick<Services, "settings" | "now">,
): Promise<void> {
  const customer = { ...visitor, customerId };
  // Nobody can begin a cart for the customer meanwhile: both carts are known and can be locked in order.
  await lockOwner(tx, customer, "forNoKeyUpdate");
  const found = await findCurrentOrder(tx, { ...visitor, customerId: null });
  if (!found) return;
  const own = await findCurrentOrder(tx, customer);
  const locked = await lockOrders(tx, own ? [found.uuid, own.uuid] : [found.uuid]);
  const left = locked.find(({ uuid }) => uuid === found.uuid);
  if (left?.status !== "uncomplete" || left.customerId !== null) return;
  const items = await tx
    .selectFrom("orderItem")
    .selectAll()
    .where("orderUuid", "=", left.uuid)
    .where("kind", "=", "item")
    .where("isDeleted", "=", false)
    .execute();
  if (items.length === 0) return;
  const cart = await openUnlessPaying(tx, customer, services);
  if (!cart) return;
  for (const item of items) await moveItem(tx, item, cart.uuid);
  await moveUnavailablePictures(tx, left.uuid, cart.uuid);
  await recalculateTotals(tx, left.uuid, services);
  await recalculateTotals(tx, cart.uuid, services);
  await changeStatus(tx, left, "withdrawn", { isDeleted: true });
}

async function openUnlessPaying(
  tx: Tx,
  customer: Visitor,
  services: Pick<Services, "settings" | "now">,
): Promise<OrderRow | null> {
  try {
    return await openCurrentOrder(tx, customer, services);
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code === "PAYMENT_IN_PROGRESS") return null;
    throw thrown;
  }
}

async function moveItem(tx: Tx, item: OrderItemRow, orderUuid: string): Promise<void> {
  const same = await findMatchingItem(tx, orderUuid, item);
  if (!same) {
    await tx.updateTable("orderItem").set({ orderUuid }).where("uuid", "=", item.uuid).execute();
    return;
  }
  if (!(await isFile(tx, item))) await addQuantity(tx, same, item.quantity);
  await tx.updateTable("orderItem").set({ isDeleted: true }).where("uuid", "=", item.uuid).execute();
  await tx
    .updateTable("orderItemPicture")
    .set({ isDeleted: true })
    .where("orderItemUuid", "=", item.uuid)
    .execute();
}

/** A file counts once, however often it is added. */
async function isFile(tx: Tx, item: OrderItemRow): Promise<boolean> {
  const print = await tx
    .selectFrom("orderItemPicture")
    .select("uuid")
    .where("orderItemUuid", "=", item.uuid)
    .where("paperFormat", "is not", null)
    .executeTakeFirst();
  return print === undefined;
}
