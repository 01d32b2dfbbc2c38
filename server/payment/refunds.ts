import { formatEuros } from "../../src/domain/money/money.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { PaymentMethod } from "../../src/domain/orders/orderStatus.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { CliError } from "../core/cliError.ts";
import type { Services } from "../core/services.ts";
import type { Db, Tx } from "../db/database.ts";
import { issueCreditNote } from "../orders/issueCreditNote.ts";

/** Money received that pays nothing, due back. Amounts in cents. */
export interface RefundDue {
  orderUuid: string;
  amount: number;
  why: "surplus" | "canceled" | "withdrawn";
  /** Set for a surplus card payment. */
  transId: string | null;
  at: string;
}

interface Owing {
  orderUuid: string;
  owed: number;
  refunded: number;
  at: string | null;
}

/** Returns every refund not yet recorded, oldest first. */
export async function refundsDue(db: Db | Tx): Promise<RefundDue[]> {
  const payments = await db
    .selectFrom("payment")
    .leftJoin("refund", "refund.paymentUuid", "payment.uuid")
    .select(["payment.orderUuid", "payment.amount", "payment.transId", "payment.createdAt as at"])
    .where("payment.status", "=", "refundDue")
    .where("refund.uuid", "is", null)
    .execute();
  const withdrawn = await db
    .selectFrom("withdrawal")
    .innerJoin("order", "order.uuid", "withdrawal.orderUuid")
    .leftJoin("refund", (on) =>
      on.onRef("refund.orderUuid", "=", "order.uuid").on("refund.paymentUuid", "is", null),
    )
    .select(["order.uuid as orderUuid", "withdrawal.amount as owed", "withdrawal.at"])
    .select((of) => of.fn.coalesce(of.fn.sum<number>("refund.amount"), of.lit(0)).as("refunded"))
    .where("order.status", "<>", "canceled")
    .groupBy(["order.uuid", "withdrawal.orderUuid"])
    .execute();
  const canceled = await db
    .selectFrom("order")
    .leftJoin("refund", (on) =>
      on.onRef("refund.orderUuid", "=", "order.uuid").on("refund.paymentUuid", "is", null),
    )
    .select(["order.uuid as orderUuid", "order.totalPrice as owed", "order.paidAt as at"])
    .select((of) => of.fn.coalesce(of.fn.sum<number>("refund.amount"), of.lit(0)).as("refunded"))
    .where("order.status", "=", "canceled")
    .where("order.paidAt", "is not", null)
    .groupBy("order.uuid")
    .execute();
  const left = (why: RefundDue["why"], orders: Owing[]): RefundDue[] =>
    orders
      .map(({ orderUuid, owed, refunded, at }) => ({
        orderUuid,
        amount: owed - Number(refunded),
        why,
        transId: null,
        at: at ?? "",
      }))
      .filter(({ amount }) => amount > 0);
  return [
    ...payments.map((payment) => ({ ...payment, why: "surplus" as const })),
    ...left("canceled", canceled),
    ...left("withdrawn", withdrawn),
  ].sort((a, b) => a.at.localeCompare(b.at));
}

/** Returns what was refunded of an order's own payment, without surplus payments. */
export async function refundedSum(db: Db | Tx, orderUuid: string): Promise<number> {
  const { refunded } = await db
    .selectFrom("refund")
    .select((of) => of.fn.coalesce(of.fn.sum<number>("amount"), of.lit(0)).as("refunded"))
    .where("orderUuid", "=", orderUuid)
    .where("paymentUuid", "is", null)
    .executeTakeFirstOrThrow();
  return Number(refunded);
}

export interface RefundNote {
  /** Cents; null for all that is left. */
  amount: number | null;
  /** Null for the method of payment. */
  method: PaymentMethod | null;
  reason: string;
}

/**
 * Records a refund of an order, which the caller has locked. An invoiced order gets a credit note of the same amount.
 * @returns the cents, and the credit note's number. Throws `CliError` where less is left to refund
 */
export async function noteRefund(
  tx: Tx,
  services: Services,
  order: OrderRow,
  note: RefundNote,
): Promise<{ amount: number; creditNote: string | null }> {
  const code = orderCode(order.uuid);
  if (order.paidAt === null) throw new CliError(`La commande ${code} n’a pas été payée.`);
  const left = order.totalPrice - (await refundedSum(tx, order.uuid));
  if (left <= 0) throw new CliError(`Tout ce qui a été payé pour la commande ${code} est déjà remboursé.`);
  const amount = note.amount ?? left;
  if (amount > left) {
    throw new CliError(`De la commande ${code}, ${formatEuros(left)} au plus peuvent être remboursés.`);
  }
  const refund = await tx
    .insertInto("refund")
    .values({
      orderUuid: order.uuid,
      paymentUuid: null,
      amount,
      method: note.method ?? order.paymentMethod ?? "other",
      reason: note.reason,
      createdAt: services.now().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { amount, creditNote: await issueCreditNote(tx, services, order, refund) };
}

/** Records the full refund of a surplus card payment of an order, which the caller has locked. No invoice covers it. */
export async function notePaymentRefund(
  tx: Tx,
  { now }: Pick<Services, "now">,
  order: OrderRow,
  transId: string,
  reason: string,
): Promise<number> {
  const payment = await tx
    .selectFrom("payment")
    .selectAll()
    .where("orderUuid", "=", order.uuid)
    .where("transId", "=", transId)
    .executeTakeFirst();
  if (payment?.status !== "refundDue") {
    throw new CliError(`La commande ${orderCode(order.uuid)} n’a pas de paiement ${transId} à rembourser.`);
  }
  const noted = await tx
    .insertInto("refund")
    .values({
      orderUuid: order.uuid,
      paymentUuid: payment.uuid,
      amount: payment.amount,
      method: "axepta",
      reason,
      createdAt: now().toISOString(),
    })
    .onConflict((conflict) => conflict.column("paymentUuid").doNothing())
    .returning("uuid")
    .executeTakeFirst();
  if (!noted) throw new CliError(`Le paiement ${transId} est déjà remboursé.`);
  return payment.amount;
}
