import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { flag, isoDate, orNull, text, uuid } from "./fields.ts";
import { email, filledText } from "./formFields.ts";

/** Whether a customer may withdraw from the contract of an order, and whether he has. */
export const withdrawalSchema = z.object({
  isOpen: flag,
  /** The last moment; null while nothing of it was handed over, or where there is no such right. */
  until: orNull(isoDate),
  declaredAt: orNull(isoDate),
  /** Where the acknowledgement of what was declared went. */
  email: orNull(text(100)),
  /** What it is about, in words, a line each: files whose delivery was agreed to at once are none of it. */
  covers: z.array(text(1000)),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

const byUuid = z.object({ uuid });

export const withdrawalCalls = {
  readWithdrawal: endpoint({
    method: "GET",
    path: "/customer/orders/{uuid}/withdrawal",
    summary: "Whether the customer may withdraw from an order's contract, or has",
    place: "main",
    params: byUuid,
    answer: withdrawalSchema,
    errors: ["FORBIDDEN"],
  }),
  declareWithdrawal: endpoint({
    method: "POST",
    path: "/customer/orders/{uuid}/withdrawal",
    summary:
      "Withdraws from an order's contract; the acknowledgement is mailed. Once: repeated, it answers the first",
    place: "main",
    params: byUuid,
    body: z.object({ name: filledText(200), email }),
    answer: withdrawalSchema,
    errors: ["FORBIDDEN", "WITHDRAWAL_CLOSED"],
  }),
};
