import * as z from "zod";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Payment } from "./paymentRows.ts";

export const paymentInquiry = {
  kind: "paymentInquiry",
  payload: z.object({ transId: z.string(), nth: z.int().min(0) }),
};

/** When to inquire about an unpaid attempt, in minutes from its start: `inquire24` answers for 24 hours, as its name says. */
const askedAfter = [15, 30, 60, 120, 240, 480, 960, 1380];

/** Each inquiry about an attempt has its own key. */
export const inquiryKey = (transId: string, nth: number) => `${transId}.${nth}`;

/** Enqueues the `nth` inquiry about an attempt, in the transaction that starts it; does nothing after the last. */
export async function enqueueInquiry(tx: Tx, payment: Payment, nth = 0): Promise<void> {
  const { transId } = payment;
  const minutes = askedAfter[nth];
  if (minutes === undefined) return;
  const dueAt = new Date(Date.parse(payment.createdAt) + minutes * 60_000);
  await enqueue(tx, paymentInquiry, { transId, nth }, { key: inquiryKey(transId, nth), dueAt });
}

/** Deletes the pending inquiries of a paid attempt. Leaves one that is running. */
export async function forgetInquiries(tx: Tx, transId: string): Promise<void> {
  await tx
    .deleteFrom("job")
    .where("id", "in", (from) =>
      from
        .selectFrom("job")
        .select("id")
        .where("kind", "=", paymentInquiry.kind)
        .where("key", "like", `${transId}.%`)
        .where("doneAt", "is", null)
        .where("takenBy", "is", null)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
