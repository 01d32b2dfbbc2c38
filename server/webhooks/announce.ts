import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { WebhookEvent } from "../../src/domain/operators/webhookEvents.ts";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { type WebhookMessage, webhookDelivery } from "./webhookMessage.ts";

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
