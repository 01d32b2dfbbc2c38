import { randomUUID } from "node:crypto";
import type { Author } from "../core/author.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { webhookDelivery } from "./announce.ts";
import { lockWebhook } from "./lockWebhook.ts";

/** Enqueues a message without meaning, `webhook.test`, for one webhook. Returns the message's id. Throws `CliError`. */
export function testWebhook(author: Author, id: number, now: Date) {
  return author.transaction(async (tx) => {
    const { url } = await lockWebhook(tx, id);
    const message = { id: randomUUID(), event: "webhook.test", createdAt: now.toISOString(), data: {} };
    await enqueue(tx, webhookDelivery, { webhookId: id, message }, { key: `${message.id} ${id}` });
    return { id, url, messageId: message.id };
  });
}
