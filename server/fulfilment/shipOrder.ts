import { sql } from "kysely";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import { mayBecome, transitionsFrom } from "../../src/domain/orders/orderTransitions.ts";
import { producedStatuses, unprintedStatuses } from "../../src/domain/orders/printing.ts";
import { changeStatus, setPaperStatus } from "../cart/changeStatus.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { orderContentKinds } from "../orders/orderContentKinds.ts";
import { shippedMail } from "./shippedMail.ts";

export interface Parcel {
  carrier: string;
  tracking: string;
}

/**
 * Records that the prints of an order, which the caller has locked, were given to a carrier: leads the order on and enqueues the
 * mail. Prints made again may be sent again. Throws `CliError` for an order that is not to be sent.
 * @returns the order's status: `delivered`, or `paperDelivered` while its files are still to be sent
 */
export async function shipOrder(
  tx: Tx,
  { now }: Pick<Services, "now">,
  order: OrderRow,
  { carrier, tracking }: Parcel,
): Promise<OrderStatus> {
  const { uuid, status } = order;
  const obstacle = await shippingObstacle(tx, order);
  if (obstacle !== null) throw new CliError(`Order ${orderCode(uuid)} is not shipped: ${obstacle}.`);
  const shipment = await tx
    .insertInto("shipment")
    .values({ orderUuid: uuid, carrier, tracking, at: now().toISOString() })
    .returning("uuid")
    .executeTakeFirstOrThrow();
  const { hasFiles } = await orderContentKinds(tx, uuid);
  const to = hasFiles && order.numericStatus !== "sent" ? "paperDelivered" : "delivered";
  const moves = mayBecome(status, to);
  if (moves) await changeStatus(tx, order, to);
  else await setPaperStatus(tx, uuid, "delivered");
  await audit(tx, {
    verb: "orders ship",
    subject: `order ${uuid}`,
    before: { status },
    after: { status: moves ? to : status, carrier, tracking },
  });
  await enqueue(tx, shippedMail, { shipmentUuid: shipment.uuid }, { key: shipment.uuid });
  return moves ? to : status;
}

/** Returns why an order is not sent, as the end of a sentence; null if it is. */
async function shippingObstacle(tx: Tx, order: OrderRow): Promise<string | null> {
  const { uuid, status, paidAt } = order;
  if (paidAt === null || status === "canceled") return `it is ${status}`;
  if (order.clickAndCollectEventUuid !== null)
    return "it is collected at a stand (orders advance … localDelivered)";
  const { prints, unprinted, undelivered, isWithdrawn, isShipped } = await readState(tx, uuid);
  if (prints === 0) return "it has no prints";
  if (order.deliveryAddressId === null) return "it has no delivery address (orders advance … localDelivered)";
  if (isWithdrawn) return "its customer has withdrawn from it";
  if (unprinted > 0 && !producedStatuses.includes(status))
    return "its prints are not made yet (orders print)";
  const isFinal = transitionsFrom(status).length === 0;
  if (undelivered === 0 && (isFinal || isShipped)) return `it is ${status} already`;
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
