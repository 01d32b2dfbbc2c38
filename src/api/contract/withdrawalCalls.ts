import * as z from "zod/mini";
import { email } from "./customerEntities.ts";
import { endpoint } from "./endpoint.ts";
import { flag, isoDate, orNull, text, uuid } from "./fields.ts";
import { filledText } from "./formFields.ts";

/** Whether a customer may withdraw from an order's contract, and whether they have. */
export const withdrawalSchema = z.object({
  isOpen: flag,
  /** The deadline; null until the order is handed over, or if there is no right of withdrawal. */
  until: orNull(isoDate),
  declaredAt: orNull(isoDate),
  /** Address that the acknowledgement was sent to. */
  email: orNull(text(100)),
  /** The items covered, one per line; excludes files whose immediate delivery was agreed to. */
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
