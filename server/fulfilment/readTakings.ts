import { sql } from "kysely";
import { type PaymentMethod, paymentMethods } from "../../src/domain/orders/orderStatus.ts";
import type { Db } from "../db/database.ts";
import { isWithin, type Period } from "./period.ts";

/** Money taken by one means of payment. Amounts in cents. */
export interface Takings {
  /** Orders paid. */
  orders: number;
  gross: number;
  /** Of the gross amount. */
  vat: number;
  /** Card payments that pay no order and are due back: received too. */
  surplus: number;
  refunds: number;
  refunded: number;
  /** Of the credit notes. */
  refundedVat: number;
  /** What is left: gross and surplus, less refunds. */
  balance: number;
}

export type MethodTakings = Takings & { method: PaymentMethod };

/** Returns what a place took and gave back in a period, by means of payment, and in all. */
export async function readTakings(
  db: Db,
  placeId: number,
  period: Period,
): Promise<{ methods: MethodTakings[]; total: Takings }> {
  const taken = await sql<{ method: PaymentMethod } & Pick<Takings, "orders" | "gross" | "vat">>`
    select coalesce(paid."paymentMethod", 'other') as method, count(*)::int as orders,
      sum(paid."totalPrice")::int as gross, coalesce(sum((invoice.content ->> 'vat')::int), 0)::int as vat
    from "order" paid left join invoice on invoice."orderUuid" = paid.uuid
    where paid."currentPlaceId" = ${placeId} and not paid."isDeleted" and ${isWithin("paid.paidAt", period)}
    group by 1`.execute(db);
  const surplus = await sql<{ method: PaymentMethod; surplus: number }>`
    select 'axepta' as method, sum(payment.amount)::int as surplus
    from payment join "order" paid on paid.uuid = payment."orderUuid"
    where paid."currentPlaceId" = ${placeId} and payment.status = 'refundDue'
      and ${isWithin("payment.settledAt", period)}
    having count(*) > 0`.execute(db);
  const given = await sql<{ method: PaymentMethod } & Pick<Takings, "refunds" | "refunded" | "refundedVat">>`
    select refund.method, count(*)::int as refunds, sum(refund.amount)::int as refunded,
      coalesce(sum((note.content ->> 'vat')::int), 0)::int as "refundedVat"
    from refund join "order" paid on paid.uuid = refund."orderUuid"
    left join "creditNote" note on note."refundUuid" = refund.uuid
    where paid."currentPlaceId" = ${placeId} and ${isWithin("refund.createdAt", period)}
    group by 1`.execute(db);
  const of = <Row extends { method: PaymentMethod }>(rows: readonly Row[], method: PaymentMethod) =>
    rows.find((row) => row.method === method);
  const methods = paymentMethods
    .map((method) =>
      balanced({ ...of(taken.rows, method), ...of(surplus.rows, method), ...of(given.rows, method), method }),
    )
    .filter(({ orders, surplus: more, refunds }) => orders + more + refunds > 0);
  return { methods, total: methods.reduce((sum, one) => add(sum, one), none) };
}

const none: Takings = {
  ...{ orders: 0, gross: 0, vat: 0, surplus: 0 },
  ...{ refunds: 0, refunded: 0, refundedVat: 0, balance: 0 },
};

function balanced(known: Partial<Takings> & { method: PaymentMethod }): MethodTakings {
  const takings = { ...none, ...known };
  return { ...takings, balance: takings.gross + takings.surplus - takings.refunded };
}

function add(one: Takings, other: Takings): Takings {
  const names = Object.keys(none) as (keyof Takings)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as unknown as Takings;
}
