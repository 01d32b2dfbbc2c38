import * as z from "zod";

/** What a webhook is told, as it is sent. */
const webhookMessage = z.object({
  /** Of the event: the same for each webhook and each attempt. */
  id: z.string(),
  event: z.string(),
  createdAt: z.string(),
  /** Identifiers and codes; nothing that names a person. */
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type WebhookMessage = z.infer<typeof webhookMessage>;

export const webhookDelivery = {
  kind: "webhook",
  payload: z.object({ webhookId: z.number(), message: webhookMessage }),
};
