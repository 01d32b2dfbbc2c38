import { sql } from "kysely";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import { mayBecome, transitionsFrom } from "../../src/domain/orders/orderTransitions.ts";
import { producedStatuses, unprintedStatuses } from "../../src/domain/orders/printing.ts";
import { changeStatus, setPaperStatus } from "../cart/changeStatus.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { changeOrder } from "../orders/changeOrder.ts";
import { orderContentKinds } from "../orders/orderContentKinds.ts";
import { statusName } from "../orders/statusName.ts";
import { shippedMail } from "./shippedMail.ts";

export interface Parcel {
  carrier: string;
  tracking: string;
}

export interface ShippedOrder extends Parcel {
  uuid: string;
  /** Its status before. */
  from: OrderStatus;
  /** `delivered`, or `paperDelivered` while its files are still to be sent. */
  status: OrderStatus;
}

/**
 * Records that the prints of an order were given to a carrier: leads the order on and enqueues the mail. Prints made again may be
 * sent again. Throws `CliError` for an order that is not to be sent.
 */
export function shipOrder(
  author: Author,
  { now }: Pick<Services, "now">,
  orderUuid: string,
  { carrier, tracking }: Parcel,
): Promise<ShippedOrder> {
  return changeOrder(author, "orders ship", orderUuid, async (tx, order) => {
    const { uuid, status: from } = order;
    const obstacle = await shippingObstacle(tx, order);
    if (obstacle !== null) {
      throw new CliError(`La commande ${orderCode(uuid)} n’est pas expédiée : ${obstacle}.`);
    }
    const shipment = await tx
      .insertInto("shipment")
      .values({ orderUuid: uuid, carrier, tracking, at: now().toISOString() })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    const status = await leadOn(tx, order);
    await enqueue(tx, shippedMail, { shipmentUuid: shipment.uuid }, { key: shipment.uuid });
    return { uuid, from, status, carrier, tracking };
  });
}

async function leadOn(tx: Tx, order: OrderRow): Promise<OrderStatus> {
  const { hasFiles } = await orderContentKinds(tx, order.uuid);
  const to = hasFiles && order.numericStatus !== "sent" ? "paperDelivered" : "delivered";
  if (mayBecome(order.status, to)) {
    await changeStatus(tx, order, to);
    return to;
  }
  await setPaperStatus(tx, order.uuid, "delivered");
  return order.status;
}

/** Returns why an order is not sent, as the end of a sentence; null if it is. */
async function shippingObstacle(tx: Tx, order: OrderRow): Promise<string | null> {
  const { uuid, status, paidAt } = order;
  if (paidAt === null || status === "canceled") return `elle est « ${statusName(status)} »`;
  if (order.clickAndCollectEventUuid !== null)
    return "elle est à retirer à un stand (orders advance … localDelivered)";
  const { prints, unprinted, undelivered, isWithdrawn, isShipped } = await readState(tx, uuid);
  if (prints === 0) return "elle n’a pas de tirage";
  if (order.deliveryAddressId === null)
    return "elle n’a pas d’adresse de livraison (orders advance … localDelivered)";
  if (isWithdrawn) return "son client s’est rétracté";
  if (unprinted > 0 && !producedStatuses.includes(status))
    return "ses tirages ne sont pas encore faits (orders print)";
  const isFinal = transitionsFrom(status).length === 0;
  if (undelivered === 0 && (isFinal || isShipped)) return `elle est déjà « ${statusName(status)} »`;
  return null;
}

async function readState(tx: Tx, orderUuid: string) {
  const { rows } = await sql<{
    prints: number;
    unprinted: number;
    undelivered: number;
    isWithdrawn: boolean;
    isShipped: boolean;
  }>`
    select count(*)::int as prints,
      count(*) filter (where place."paperStatus" = any(${unprintedStatuses}::text[]))::int as unprinted,
      count(*) filter (where place."paperStatus" <> 'delivered')::int as undelivered,
      exists (select from withdrawal where "orderUuid" = ${orderUuid}) as "isWithdrawn",
      exists (select from shipment where "orderUuid" = ${orderUuid}) as "isShipped"
    from "orderItemPicture" place join "orderItem" item on item.uuid = place."orderItemUuid"
    where item."orderUuid" = ${orderUuid} and not item."isDeleted" and item.quantity > 0 and not place."isDeleted"
      and place."paperStatus" is not null`.execute(tx);
  const [state] = rows;
  if (!state) throw new Error(`no state of order ${orderUuid}`);
  return state;
}
