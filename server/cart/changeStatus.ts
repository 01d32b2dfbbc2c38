import { sql, type Updateable } from "kysely";
import type { OrderItemPicture } from "../../src/api/contract/orderEntities.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import { mayBecome, paperStatusWith } from "../../src/domain/orders/orderTransitions.ts";
import { ApiError } from "../core/apiError.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";
import { announce } from "../webhooks/announce.ts";
import type { OrderRow } from "./orderAccess.ts";

/**
 * Changes an order's status. Every change goes through here: only from the status that was read, and only as the transition
 * table allows. A trigger records the step; the order's prints follow, and
 * webhooks are told. Throws ORDER_STATUS_CHANGED.
 * @param fields other columns of the order to update
 */
export async function changeStatus(
  tx: Tx,
  { uuid, status: from }: Pick<OrderRow, "uuid" | "status">,
  to: OrderStatus,
  fields: Omit<Updateable<Database["order"]>, "status"> = {},
): Promise<OrderRow> {
  const changed = mayBecome(from, to)
    ? await tx
        .updateTable("order")
        .set({ ...fields, status: to })
        .where("uuid", "=", uuid)
        .where("status", "=", from)
        .returningAll()
        .executeTakeFirst()
    : undefined;
  if (!changed) {
    throw new ApiError("ORDER_STATUS_CHANGED", { logDetail: `order ${uuid}: ${from} does not become ${to}` });
  }
  const paperStatus = paperStatusWith(to);
  if (paperStatus !== null) await setPaperStatus(tx, uuid, paperStatus);
  await announceStatus(tx, changed);
  return changed;
}

/** Tells of an order's new status, and of its payment when that is what it means. */
async function announceStatus(tx: Tx, { uuid, status, totalPrice }: OrderRow): Promise<void> {
  const data = { uuid, code: orderCode(uuid), status, totalPrice };
  await announce(tx, "order.status", data);
  if (status === "paid") await announce(tx, "order.paid", data);
}

/** Sets the status of an order's prints. The caller has locked the order. */
export async function setPaperStatus(
  tx: Tx,
  orderUuid: string,
  paperStatus: OrderItemPicture["paperStatus"],
): Promise<void> {
  await tx
    .updateTable("orderItemPicture")
    .set({ paperStatus })
    .where("orderItemUuid", "in", (item) =>
      item.selectFrom("orderItem").select("uuid").where("orderUuid", "=", orderUuid),
    )
    .where("paperStatus", "is not", null)
    .where("paperStatus", "<>", paperStatus)
    .where("isDeleted", "=", false)
    .execute();
}

/** Sets who changes orders in this transaction, for the status history; by default, the shop itself. */
export async function setAuditActor(tx: Tx, actor: "counter" | "operator"): Promise<void> {
  await sql`select set_config('dossard.actor', ${actor}, true)`.execute(tx);
}
