/** What a webhook may be told of. */
export const webhookEvents = ["order.paid", "order.status", "picture.takedown"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
