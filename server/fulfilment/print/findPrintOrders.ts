import { sql } from "kysely";
import { producedStatuses, toPrintStatuses, unprintedStatuses } from "../../../src/domain/orders/printing.ts";
import type { OrderRow } from "../../cart/orderAccess.ts";
import type { Db, Tx } from "../../db/database.ts";
import { statusName } from "../../orders/statusName.ts";
import { dayEnd, dayStart } from "../day.ts";

/** Which orders to print: those of a day, of an event, or named ones; otherwise all. */
export interface PrintScope {
  /** The day of payment in France. */
  day?: string;
  /** Orders with a print of this event's pictures. */
  eventUuid?: string;
  orderUuids?: readonly string[];
  /** Prints one order again. */
  again?: { orderUuid: string; reason: string };
}

/** An order with what decides whether it is printed. */
export type PrintOrder = OrderRow & {
  hasPrints: boolean;
  hasUnprinted: boolean;
  isWithdrawn: boolean;
  refunded: number;
};

const prints = sql`from "orderItemPicture" place join "orderItem" item on item.uuid = place."orderItemUuid"
  where item."orderUuid" = "order".uuid and not item."isDeleted" and item.quantity > 0 and not place."isDeleted"
    and place."paperFormat" is not null and place."paperStatus" is not null`;
const unprinted = sql`place."paperStatus" = any(${unprintedStatuses}::text[])`;

/** Returns orders with what decides whether they are printed. */
export function printOrders(db: Db | Tx) {
  return db
    .selectFrom("order")
    .selectAll("order")
    .select([
      sql<boolean>`exists (select ${prints})`.as("hasPrints"),
      sql<boolean>`exists (select ${prints} and ${unprinted})`.as("hasUnprinted"),
      sql<boolean>`exists (select from withdrawal where "orderUuid" = "order".uuid)`.as("isWithdrawn"),
      sql<number>`(select coalesce(sum(amount), 0)::int from refund
        where "orderUuid" = "order".uuid and "paymentUuid" is null)`.as("refunded"),
    ])
    .where("order.isDeleted", "=", false);
}

/** Returns the orders of a scope: urgent ones first, then in the order of their payment. */
export function findPrintOrders(db: Db, scope: PrintScope): Promise<PrintOrder[]> {
  let query = printOrders(db)
    .orderBy("order.isPriority", "desc")
    .orderBy("order.paidAt")
    .orderBy("order.uuid");
  const named = scope.again ? [scope.again.orderUuid] : scope.orderUuids;
  if (named) return query.where("order.uuid", "in", named).execute();
  query = query
    .where("order.paidAt", "is not", null)
    .where("order.status", "in", toPrintStatuses)
    .where(sql<boolean>`exists (select ${prints} and ${unprinted})`);
  if (scope.day !== undefined) {
    query = query.where("paidAt", ">=", dayStart(scope.day)).where("paidAt", "<", dayEnd(scope.day));
  }
  if (scope.eventUuid !== undefined) {
    query = query.where(sql<boolean>`exists (select ${prints} and place."eventUuid" = ${scope.eventUuid})`);
  }
  return query.execute();
}

/** Returns why an order is not printed, as the end of a sentence; null if it is. */
export function printObstacle(order: PrintOrder, isAgain: boolean): string | null {
  const { status, paidAt, totalPrice, refunded } = order;
  if (paidAt === null || status === "canceled") return `elle est « ${statusName(status)} »`;
  if (!order.hasPrints) return "elle n’a pas de tirage";
  if (order.isBlocked) return "elle est bloquée";
  if (isAgain)
    return order.hasUnprinted && toPrintStatuses.includes(status) ? "elle n’a pas encore été imprimée" : null;
  if (order.isWithdrawn) return "son client s’est rétracté";
  if (refunded > 0 && refunded >= totalPrice) return "elle est remboursée";
  if (!order.hasUnprinted) return "elle est déjà imprimée (--again l’imprime de nouveau)";
  // An order that the operator led on by hand is printed only where it is named.
  return [...toPrintStatuses, producedStatuses[0]].includes(status)
    ? null
    : `elle est « ${statusName(status)} »`;
}
