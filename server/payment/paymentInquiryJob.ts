import { jobKind } from "../jobs/jobKind.ts";
import { settlePayment, tellOutcome } from "./handlePaymentAnswer.ts";
import { paymentConfig } from "./paymentConfig.ts";
import { enqueueInquiry, paymentInquiry } from "./paymentInquiry.ts";
import { inquireStatus } from "./statusInquiry.ts";

/**
 * Asks the card provider about an unresolved attempt: its notification was lost and no browser came back. The answer counts as
 * a notification. Inquiries repeat until the attempt has paid: after a refusal the shopper may try another card.
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
