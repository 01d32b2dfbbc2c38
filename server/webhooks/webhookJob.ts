import { jobKind } from "../jobs/jobKind.ts";
import { webhookDelivery } from "./announce.ts";
import { postWebhook } from "./postWebhook.ts";

/** Tells one event to one webhook, unless it was ended meanwhile. */
export const webhookJob = jobKind({
  ...webhookDelivery,
  lane: "remote",
  run: async ({ db, settings, now }, { webhookId, message }, { signal }) => {
    const webhook = await db
      .selectFrom("webhook")
      .select(["url", "secret"])
      .where("id", "=", webhookId)
      .executeTakeFirst();
    if (!webhook || webhook.secret === null) return undefined;
    const { url, secret } = webhook;
    const mayBePrivate = settings.privateWebhooks;
    await postWebhook({ url, secret }, message, { mayBePrivate, now: now().getTime(), signal });
    return undefined;
  },
});
