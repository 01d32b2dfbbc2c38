import { type Selectable, sql } from "kysely";
import type { OrderRow } from "../cart/orderAccess.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

export type Payment = Selectable<Database["payment"]>;

/**
 * The attempt and its order, both locked to the transaction's end. The order is always locked first, as the handlers of
 * orders do, so that no two of them can wait for each other.
 */
export async function lockPayment(
  tx: Tx,
  transId: string,
): Promise<{ payment: Payment; order: OrderRow } | undefined> {
  const found = await tx
    .selectFrom("payment")
    .select("orderUuid")
    .where("transId", "=", transId)
    .executeTakeFirst();
  if (!found) return undefined;
  const order = await tx
    .selectFrom("order")
    .selectAll()
    .where("uuid", "=", found.orderUuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const payment = await tx
    .selectFrom("payment")
    .selectAll()
    .where("transId", "=", transId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { payment, order };
}

/** The attempts to pay an order, newest first. */
export function paymentsOf(tx: Tx, orderUuid: string): Promise<Payment[]> {
  return (
    tx
      .selectFrom("payment")
      .selectAll()
      .where("orderUuid", "=", orderUuid)
      .orderBy("createdAt", "desc")
      // Two of one moment: the one that the order names is the newer.
      .orderBy(sql`"transId" = (select "transactionId" from "order" where uuid = ${orderUuid})`, "desc")
      .execute()
  );
}

/** Appends to the payments' journal: who looks into a payment later reads it there, in order. */
export async function recordPaymentEvent(
  tx: Tx,
  paymentUuid: string,
  kind: "started" | "paid" | "refused" | "pending" | "refundDue" | "unlocked",
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx
    .insertInto("paymentEvent")
    .values({ paymentUuid, kind, detail: JSON.stringify(detail) })
    .execute();
}
