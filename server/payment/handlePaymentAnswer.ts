import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import { freezeFilterPacks } from "../cart/filterPictures.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { ApiError } from "../core/apiError.ts";
import { countPaymentAnswer } from "../core/metrics.ts";
import type { Services } from "../core/services.ts";
import { runTransaction, type Tx } from "../db/database.ts";
import { checkOrderable } from "../orders/checkOrderable.ts";
import { readPaymentAnswer, type VerifiedAnswer } from "./axepta/paymentAnswer.ts";
import { paymentConfig } from "./paymentConfig.ts";
import { forgetInquiries } from "./paymentInquiry.ts";
import { lockPayment, type Payment, recordPaymentEvent } from "./paymentRows.ts";

/** The effect of a verified answer of the card provider. */
export type SettledOutcome =
  | { kind: "paid" | "refused" | "pending" | "refundDue"; orderUuid: string; answer: VerifiedAnswer }
  /** Correctly signed, but this shop does not know the attempt: it belongs to another database of the same merchant. */
  | { kind: "unknown"; answer: VerifiedAnswer };

export type PaymentOutcome = SettledOutcome | { kind: "unverified" };

const payable: readonly OrderStatus[] = ["uncomplete", "paying"];

/**
 * Handles an answer of the card provider from any source: notification, browser's return, the result page's call. Answers may
 * repeat and arrive in any order: a paid attempt stays paid, and only a verified answer changes anything. A late success of an
 * older attempt pays the order if it is still unpaid, costs the same and can be placed as it is. Any other money received is
 * recorded as due back, and the operator is notified.
 */
export async function handlePaymentAnswer(
  services: Services,
  sealed: { data: string; len: string | number },
): Promise<PaymentOutcome> {
  const answer = readPaymentAnswer(sealed, paymentConfig(services));
  if (answer.kind === "unverified") {
    countPaymentAnswer("unverified");
    services.log.warn({ reason: answer.reason }, "payment answer not verified");
    return { kind: "unverified" };
  }
  const outcome = await runTransaction(services.db, (tx) => settlePayment(tx, services, answer));
  tellOutcome(services, outcome);
  return outcome;
}

/** Counts and logs the outcome for the operator; money that pays nothing is an error, because somebody must refund it. */
export function tellOutcome({ log }: Services, outcome: SettledOutcome): void {
  countPaymentAnswer(outcome.kind);
  const { transId, payId, code, kind } = outcome.answer;
  const line = { transId, payId, code, outcome: outcome.kind };
  if (outcome.kind === "refundDue" || (outcome.kind === "unknown" && kind === "paid")) {
    log.error(line, "a card payment arrived that pays no order: refund it");
  } else log.info(line, "payment answer");
}

/** Applies a verified answer, in a transaction that may do more. */
export async function settlePayment(
  tx: Tx,
  services: Services,
  answer: VerifiedAnswer,
): Promise<SettledOutcome> {
  const locked = await lockPayment(tx, answer.transId);
  if (!locked) return { kind: "unknown", answer };
  const { payment, order } = locked;
  const settled = { orderUuid: order.uuid, answer };
  if (answer.kind !== "paid") {
    await recordRefusal(tx, services, payment, answer);
    return { kind: answer.kind, ...settled };
  }
  if (payment.status === "paid" || payment.status === "refundDue")
    return { kind: payment.status, ...settled };

  const obstacle = obstacleTo(payment, order, answer) ?? (await whyNotOrderable(tx, services, order));
  const now = services.now().toISOString();
  const kind = obstacle === null ? "paid" : "refundDue";
  await tx
    .updateTable("payment")
    .set({ status: kind, payId: answer.payId, code: answer.code, settledAt: now })
    .where("uuid", "=", payment.uuid)
    .execute();
  await recordPaymentEvent(tx, payment.uuid, kind, { ...answer, obstacle });
  await forgetInquiries(tx, payment.transId);
  if (kind === "paid") {
    // Unlocked meanwhile, which deleted the frozen pictures.
    if (order.status === "uncomplete") await freezeFilterPacks(tx, order.uuid);
    await changeStatus(tx, order, "paid", {
      paidAt: now,
      paymentMethod: "axepta",
      transactionId: payment.transId,
      requestId: payment.reqId,
      referenceNumber: payment.refNr,
      paymentId: answer.payId,
    });
    await services.onOrderPaid(tx, services, order.uuid);
  }
  return { kind, ...settled };
}

/** Returns why the money of an attempt cannot pay its order; `null` if it can. */
function obstacleTo(
  payment: Payment,
  order: { status: OrderStatus; totalPrice: number; isDeleted: boolean },
  answer: VerifiedAnswer,
): string | null {
  if (answer.amountCents !== null && answer.amountCents !== payment.amount) return "another amount was paid";
  if (answer.currency !== null && answer.currency !== payment.currency) return "another currency was paid";
  if (order.isDeleted || !payable.includes(order.status)) return `the order is ${order.status}`;
  if (order.totalPrice !== payment.amount) return "the order's total has changed";
  return null;
}

/** Returns why an order cannot be placed now, or null: it may change while unlocked, or lose a picture while being paid. */
async function whyNotOrderable(tx: Tx, services: Services, order: OrderRow): Promise<string | null> {
  try {
    await checkOrderable(tx, order, services);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return `the order can no longer be made: ${thrown.code}`;
  }
}

/** A refusal never takes back a payment: answers come out of order. */
async function recordRefusal(tx: Tx, services: Services, payment: Payment, answer: VerifiedAnswer) {
  const status = answer.kind === "refused" ? "refused" : "pending";
  const open = status === "refused" ? ["started", "pending"] : ["started"];
  if (!open.includes(payment.status)) return;
  await tx
    .updateTable("payment")
    .set({ status, payId: answer.payId, code: answer.code, settledAt: services.now().toISOString() })
    .where("uuid", "=", payment.uuid)
    .execute();
  await recordPaymentEvent(tx, payment.uuid, status, { ...answer });
}
