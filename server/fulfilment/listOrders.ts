import { sql } from "kysely";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { OrderStatus, PaymentMethod } from "../../src/domain/orders/orderStatus.ts";
import type { Counted } from "../core/handler.ts";
import { bounds, type Page } from "../core/page.ts";
import type { Db } from "../db/database.ts";
import { dayEnd, dayStart } from "./day.ts";

export interface OrderFilter {
  status?: OrderStatus | undefined;
  /** The day in France on which they were placed or paid. */
  day?: string | undefined;
  /** With a picture of this event. */
  eventUuid?: string | undefined;
}

export interface ListedOrder {
  uuid: string;
  code: string;
  status: OrderStatus;
  createdAt: string;
  paidAt: string | null;
  paymentMethod: PaymentMethod | null;
  /** Cents. */
  totalPrice: number;
  /** The order's own, otherwise its customer's; so are the next two. */
  lastName: string | null;
  email: string | null;
  phone: string | null;
}

/** Returns orders of this database, carts too, with whom to reach. */
export function ordersQuery(db: Db) {
  return db
    .selectFrom("order")
    .leftJoin("customer", "customer.id", "order.customerId")
    .select(["order.uuid", "order.status", "order.createdAt", "order.paidAt", "order.paymentMethod"])
    .select((row) => [
      "order.totalPrice",
      row.fn.coalesce("order.lastName", "customer.lastName").as("lastName"),
      row.fn.coalesce("order.email", "customer.email").as("email"),
      row.fn.coalesce("order.phone", "customer.mobile").as("phone"),
    ])
    .where("order.isDeleted", "=", false);
}

/** Returns a page of orders, newest first. */
export async function listOrders(db: Db, filter: OrderFilter, page: Page): Promise<Counted<ListedOrder[]>> {
  const { limit, offset } = bounds(page);
  const condition = conditionOf(filter);
  const rows = await ordersQuery(db)
    .where(condition)
    .orderBy("order.createdAt", "desc")
    .orderBy("order.uuid")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await db
    .selectFrom("order")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("isDeleted", "=", false)
    .where(condition)
    .executeTakeFirstOrThrow();
  const items = rows.map(({ uuid, ...row }) => ({ uuid, code: orderCode(uuid), ...row }));
  return { items, totalCount: Number(count) };
}

function conditionOf({ status, day, eventUuid }: OrderFilter) {
  const conditions = [
    sql`true`,
    ...(status === undefined ? [] : [sql`"order".status = ${status}`]),
    ...(day === undefined
      ? []
      : [
          sql`"order".uuid in (select "orderUuid" from "orderStep" where status in ('finalized', 'paid')
            and at >= ${dayStart(day)} and at < ${dayEnd(day)})`,
        ]),
    ...(eventUuid === undefined
      ? []
      : [
          sql`exists (select from "orderItemPicture" place
            join "orderItem" item on item.uuid = place."orderItemUuid"
            where item."orderUuid" = "order".uuid and not item."isDeleted" and not place."isDeleted"
              and place."eventUuid" = ${eventUuid})`,
        ]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
