import { sql, type Updateable } from "kysely";
import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import { mayBecome } from "../../src/domain/orders/orderTransitions.ts";
import { ApiError } from "../core/apiError.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";
import type { OrderRow } from "./orderAccess.ts";

/**
 * The one way in which an order's status changes: from the status that was read, and only where the table of transitions
 * allows it. A trigger records the step. Throws ORDER_STATUS_CHANGED.
 * @param fields what else of the order changes with it
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
  return changed;
}

/** Who changes orders in this transaction, as their steps note it; without it, the shop itself. */
export async function setAuditActor(tx: Tx, actor: "counter" | "operator"): Promise<void> {
  await sql`select set_config('dossard.actor', ${actor}, true)`.execute(tx);
}
