import { jobKind } from "../jobs/jobKind.ts";
import { settlePayment, tellOutcome } from "./handlePaymentAnswer.ts";
import { paymentConfig } from "./paymentConfig.ts";
import { enqueueInquiry, paymentInquiry } from "./paymentInquiry.ts";
import { inquireStatus } from "./statusInquiry.ts";

/**
 * Asks the card provider about an attempt that is left in the air: its notification was lost and no browser came back. What
 * it says counts like its own notification. Until it has paid it is asked about again: who was refused may try another card.
 */
export const paymentInquiryJob = jobKind({
  ...paymentInquiry,
  lane: "quick",
  longest: 30_000,
  run: async (services, { transId, nth }, { signal }) => {
    const payment = await services.db
      .selectFrom("payment")
      .selectAll()
      .where("transId", "=", transId)
      .executeTakeFirst();
    if (!payment || payment.status === "paid" || payment.status === "refundDue") return undefined;
    const answer = await inquireStatus(transId, paymentConfig(services), signal);
    return async (tx) => {
      if (answer.kind !== "unknown") {
        tellOutcome(services, await settlePayment(tx, services, answer));
      }
      if (answer.kind !== "paid") await enqueueInquiry(tx, payment, nth + 1);
    };
  },
});
