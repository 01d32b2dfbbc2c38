import type { Services } from "../core/services.ts";
import type { Visitor } from "../core/visitor.ts";
import type { Tx } from "../db/database.ts";
import { changeStatus } from "./changeStatus.ts";
import { findCurrentOrder, lockOwner, openCurrentOrder } from "./currentOrder.ts";
import { addQuantity, cropOffsetOfItem, findMatchingItem, type Single } from "./findMatchingItem.ts";
import { lockOrders } from "./lockOrder.ts";
import { recalculateTotals } from "./recalculateTotals.ts";
import { moveUnavailablePictures } from "./unavailablePictures.ts";

/**
 * Moves the cart of a visitor into another's and deletes the emptied order, so it happens once. Returns the number of lines moved.
 * Throws PAYMENT_IN_PROGRESS, before any change, while the order of who receives it is being paid.
 */
export async function moveCart(
  tx: Tx,
  from: Visitor,
  to: Visitor,
  services: Pick<Services, "settings" | "now">,
): Promise<number> {
  // Nobody can begin a cart for who receives it meanwhile: both carts are known and can be locked in order.
  await lockOwner(tx, to, "forNoKeyUpdate");
  const found = await findCurrentOrder(tx, from);
  if (!found) return 0;
  const own = await findCurrentOrder(tx, to);
  const locked = await lockOrders(tx, own ? [found.uuid, own.uuid] : [found.uuid]);
  const left = locked.find(({ uuid }) => uuid === found.uuid);
  if (left?.status !== "uncomplete" || left.customerId !== null) return 0;
  const items = await tx
    .selectFrom("orderItem")
    .selectAll()
    .select(cropOffsetOfItem.as("cropOffset"))
    .where("orderUuid", "=", left.uuid)
    .where("kind", "=", "item")
    .where("isDeleted", "=", false)
    .execute();
  if (items.length === 0) return 0;
  const cartUuid = await openCurrentOrder(tx, to, services);
  // The visitor's own.
  if (cartUuid === left.uuid) return items.length;
  for (const item of items) await moveItem(tx, item, cartUuid);
  await moveUnavailablePictures(tx, left.uuid, cartUuid);
  await recalculateTotals(tx, left.uuid, services);
  await recalculateTotals(tx, cartUuid, services);
  await changeStatus(tx, left, "withdrawn", { isDeleted: true });
  return items.length;
}

async function moveItem(tx: Tx, item: Single, orderUuid: string): Promise<void> {
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
async function isFile(tx: Tx, item: Single): Promise<boolean> {
  const print = await tx
    .selectFrom("orderItemPicture")
    .select("uuid")
    .where("orderItemUuid", "=", item.uuid)
    .where("paperFormat", "is not", null)
    .executeTakeFirst();
  return print === undefined;
}
