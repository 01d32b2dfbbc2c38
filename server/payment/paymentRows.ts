import { type Selectable, sql } from "kysely";
import type { OrderRow } from "../cart/orderAccess.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

export type Payment = Selectable<Database["payment"]>;

/**
 * Returns the attempt and its order, both locked until the transaction ends. Locks the order first, as the order handlers do,
 * so they never deadlock.
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

/** Returns the attempts to pay an order, newest first. */
export function paymentsOf(tx: Tx, orderUuid: string): Promise<Payment[]> {
  return (
    tx
      .selectFrom("payment")
      .selectAll()
      .where("orderUuid", "=", orderUuid)
      .orderBy("createdAt", "desc")
      // At the same moment, the one that the order names is newer.
      .orderBy(sql`"transId" = (select "transactionId" from "order" where uuid = ${orderUuid})`, "desc")
      .execute()
  );
}

/** Appends to the payment journal, which records events in order for later investigation. */
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
