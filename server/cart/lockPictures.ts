import { type Selectable, sql } from "kysely";
import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import { RetryTransaction, type Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";
import { lockOrders } from "./lockOrder.ts";
import type { OrderRow } from "./orderAccess.ts";

/** Abandoned and canceled. */
const nobodys: readonly OrderStatus[] = ["withdrawn", "canceled"];

interface Locked {
  /** Those that hold one of the pictures, without abandoned and canceled ones. */
  orders: OrderRow[];
  /** Those that exist, deleted ones too. */
  pictures: Selectable<Database["picture"]>[];
}

/**
 * Locks pictures to change or hide them, after the orders that hold them. Starts over if one comes into another order
 * meanwhile: no transaction that adds one to an order is open from here on.
 */
export async function lockPictures(tx: Tx, uuids: readonly string[]): Promise<Locked> {
  const orders = await lockOrders(tx, await ordersHolding(tx, uuids));
  const pictures = await tx
    .selectFrom("picture")
    .selectAll()
    .where("uuid", "in", uuids)
    .orderBy("uuid")
    .forUpdate()
    .execute();
  const known = new Set(orders.map(({ uuid }) => uuid));
  if ((await ordersHolding(tx, uuids)).some((uuid) => !known.has(uuid))) {
    throw new RetryTransaction(`one of ${uuids.length} pictures was put into another order meanwhile`);
  }
  return { orders: orders.filter(({ status }) => !nobodys.includes(status)), pictures };
}

async function ordersHolding(tx: Tx, pictureUuids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from "order" where not "isDeleted" and status <> all(${nobodys}) and uuid in (
      select item."orderUuid" from "orderItem" item
        left join "orderItemPicture" place on place."orderItemUuid" = item.uuid and not place."isDeleted"
      where not item."isDeleted"
        and (item."pictureUuid" = any(${pictureUuids}) or place."pictureUuid" = any(${pictureUuids})))`.execute(
    tx,
  );
  return rows.map(({ uuid }) => uuid);
}
