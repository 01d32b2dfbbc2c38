import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import * as z from "zod";
import type { WebhookEvent } from "../../src/domain/operators/operatorAccess.ts";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";

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

/** Tells an event to every webhook that subscribes to it: a job each, in the transaction of what happened. */
export async function announce(tx: Tx, event: WebhookEvent, data: WebhookMessage["data"]): Promise<void> {
  const subscribed = await tx
    .selectFrom("webhook")
    .select("id")
    .where("endedAt", "is", null)
    .where(sql<boolean>`${event} = any("events")`)
    .orderBy("id")
    .execute();
  const message = { id: randomUUID(), event, createdAt: new Date().toISOString(), data };
  for (const { id } of subscribed) {
    await enqueue(tx, webhookDelivery, { webhookId: id, message }, { key: `${message.id} ${id}` });
  }
}
