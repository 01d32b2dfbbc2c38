import { sql } from "kysely";
import type { CounterSales, counterCalls } from "../../src/api/contract/counterCalls.ts";
import type { Handler } from "../core/handler.ts";
import { dayEnd, dayOf, dayStart } from "./day.ts";

const daysShown = 14;

/** Returns the sales of a day, whatever happened to the orders later; refunds are a separate figure. */
export const readSales: Handler<typeof counterCalls.readSales> = async (
  { db, settings, services },
  { query },
) => {
  const day = query.day ?? dayOf(services.now());
  const between = (from: string, column: string) =>
    sql`${sql.ref(column)} >= ${dayStart(from)} and ${sql.ref(column)} < ${dayEnd(day)}`;
  const paid = (from: string) => sql`"order" sold
    where sold."currentPlaceId" = ${settings.creationPlaceId} and not sold."isDeleted" and ${between(from, "sold.paidAt")}`;
  const sums = sql`count(*)::int as "orderCount", coalesce(sum(sold."totalPrice"), 0)::int as "totalPrice"`;
  const local = sql`(sold."paidAt" at time zone 'Europe/Paris')`;
  const items = sql`(select sold.uuid from ${paid(day)})`;

  const whole = await sql<
    Pick<CounterSales, "orderCount" | "totalPrice">
  >`select ${sums} from ${paid(day)}`.execute(db);
  const extras = await sql<{ kind: string; price: number }>`
    select kind, sum(quantity * price)::int as price from "orderItem"
    where "orderUuid" in ${items} and kind <> 'item' and not "isDeleted" group by kind`.execute(db);
  const refunds = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::int as amount from refund join "order" sold on sold.uuid = refund."orderUuid"
    where sold."currentPlaceId" = ${settings.creationPlaceId} and ${between(day, "refund.createdAt")}`.execute(
    db,
  );
  const hours = await sql<CounterSales["byHour"][number]>`
    select extract(hour from ${local})::int as hour, ${sums} from ${paid(day)} group by 1`.execute(db);
  const products = await sql<CounterSales["byProduct"][number]>`
    select coalesce(product.label, 'Article') as label, sum(item.quantity)::int as quantity,
      sum(item.quantity * item.price)::int as "totalPrice"
    from "orderItem" item left join product on product.uuid = item."productUuid"
    where item."orderUuid" in ${items} and item.kind = 'item' and not item."isDeleted"
    group by 1 having sum(item.quantity) > 0 order by quantity desc, "totalPrice" desc, label`.execute(db);
  const methods = await sql<CounterSales["byMethod"][number]>`
    select coalesce(sold."paymentMethod", 'other') as method, ${sums} from ${paid(day)}
    group by 1 order by "totalPrice" desc, method`.execute(db);
  const first = dayBefore(day, daysShown - 1);
  const days = await sql<CounterSales["byDay"][number]>`
    select ${local}::date::text as day, ${sums} from ${paid(first)} group by 1`.execute(db);

  const none = { orderCount: 0, totalPrice: 0 };
  const extra = (kind: string) => extras.rows.find((row) => row.kind === kind)?.price ?? 0;
  return {
    day,
    ...(whole.rows[0] ?? none),
    discounts: extra("discount"),
    shipping: extra("shipping"),
    refunded: refunds.rows[0]?.amount ?? 0,
    byHour: Array.from(
      { length: 24 },
      (_, hour) => hours.rows.find((row) => row.hour === hour) ?? { hour, ...none },
    ),
    byProduct: products.rows,
    byMethod: methods.rows,
    byDay: Array.from({ length: daysShown }, (_, index) => {
      const shown = dayBefore(day, daysShown - 1 - index);
      return days.rows.find((row) => row.day === shown) ?? { day: shown, ...none };
    }),
  };
};

function dayBefore(day: string, count: number): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - count);
  return moment.toISOString().slice(0, 10);
}
