import * as z from "zod";
import type { Tx } from "../db/database.ts";
import { putJob } from "../jobs/enqueue.ts";
import { jobKind } from "../jobs/jobKind.ts";
import { settlePayment, tellOutcome } from "./handlePaymentAnswer.ts";
import { inquiryKey, inquiryKind } from "./inquiryRows.ts";
import { paymentConfig } from "./paymentConfig.ts";
import type { Payment } from "./paymentRows.ts";
import { inquire } from "./statusInquiry.ts";

/** When an attempt is asked about that has not paid, in minutes from its start: `inquire24` says by its name how long it replies. */
const askedAfter = [15, 30, 60, 120, 240, 480, 960, 1380];

/**
 * Asks the card provider about an attempt that is left in the air: its notification was lost and no browser came back. What
 * it says counts like its own notification. Until it has paid it is asked about again: who was refused may try another card.
 */
export const paymentInquiryJob = jobKind({
  kind: inquiryKind,
  lane: "quick",
  payload: z.object({ transId: z.string(), nth: z.int().min(0) }),
  longest: 30_000,
  run: async (services, { transId, nth }, { signal }) => {
    const payment = await services.db
      .selectFrom("payment")
      .selectAll()
      .where("transId", "=", transId)
      .executeTakeFirst();
    if (!payment || payment.status === "paid" || payment.status === "refundDue") return undefined;
    const answer = await inquire(transId, paymentConfig(services), signal);
    return async (tx) => {
      if (answer.kind !== "unknown") {
        tellOutcome(services, await settlePayment(tx, services, answer));
      }
      if (answer.kind !== "paid") await putInquiry(tx, payment, nth + 1);
    };
  },
});

/** Puts the question about an attempt, into the transaction that starts it; the `nth` after the last is not put. */
export async function putInquiry(tx: Tx, payment: Payment, nth = 0): Promise<void> {
  const { transId } = payment;
  const minutes = askedAfter[nth];
  if (minutes === undefined) return;
  const dueAt = new Date(Date.parse(payment.createdAt) + minutes * 60_000);
  await putJob(tx, paymentInquiryJob, { transId, nth }, { key: inquiryKey(transId, nth), dueAt });
}
