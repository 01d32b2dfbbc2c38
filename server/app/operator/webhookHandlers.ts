import type { operatorWebhookCalls } from "../../../src/api/contract/operator/webhookCalls.ts";
import { authorOf } from "../../core/author.ts";
import { addWebhook } from "../../webhooks/addWebhook.ts";
import { endWebhook } from "../../webhooks/endWebhook.ts";
import { listWebhooks } from "../../webhooks/listWebhooks.ts";
import { testWebhook } from "../../webhooks/testWebhook.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorWebhookHandlers: HandlersOf<typeof operatorWebhookCalls> = {
  listWebhooks: ({ db }, { query }) => listWebhooks(db, query),
  addWebhook: (context, { body }) => addWebhook(authorOf(context), body, context.settings.privateWebhooks),
  endWebhook: (context, { params }) => endWebhook(authorOf(context), params.id, context.services.now()),
  testWebhook: (context, { params }) => testWebhook(authorOf(context), params.id, context.services.now()),
};
