import * as z from "zod";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Payment } from "./paymentRows.ts";

export const paymentInquiry = {
  kind: "paymentInquiry",
  payload: z.object({ transId: z.string(), nth: z.int().min(0) }),
};

/** When an attempt is asked about that has not paid, in minutes from its start: `inquire24` says by its name how long it replies. */
const askedAfter = [15, 30, 60, 120, 240, 480, 960, 1380];

/** Of its questions each has a key of its own. */
export const inquiryKey = (transId: string, nth: number) => `${transId}.${nth}`;

/** Puts the question about an attempt, into the transaction that starts it; the `nth` after the last is not put. */
export async function enqueueInquiry(tx: Tx, payment: Payment, nth = 0): Promise<void> {
  const { transId } = payment;
  const minutes = askedAfter[nth];
  if (minutes === undefined) return;
  const dueAt = new Date(Date.parse(payment.createdAt) + minutes * 60_000);
  await enqueue(tx, paymentInquiry, { transId, nth }, { key: inquiryKey(transId, nth), dueAt });
}

/** An attempt that has paid is not asked about any more. One that is being asked about just now is left alone. */
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
