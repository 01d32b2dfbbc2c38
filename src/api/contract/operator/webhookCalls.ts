import * as z from "zod/mini";
import { webhookEvents } from "../../../domain/operators/operatorAccess.ts";
import { endpoint } from "../endpoint.ts";
import { isoDate, line, natural, naturalQuery, orNull, pageQuery, text, uuid } from "../fields.ts";

const events = z.array(z.enum(webhookEvents));
const fields = { id: natural, url: text(2000), events };
export const webhookSchema = z.object({ ...fields, createdAt: isoDate });
const byId = z.object({ id: naturalQuery });

export const operatorWebhookCalls = {
  listWebhooks: endpoint({
    method: "GET",
    path: "/operator/team/webhooks",
    summary: "The addresses that are told of orders and takedowns",
    scope: "team",
    query: z.object(pageQuery),
    answer: z.array(webhookSchema),
    paginated: true,
  }),
  addWebhook: endpoint({
    method: "POST",
    path: "/operator/team/webhooks",
    summary: "Adds an address to tell of events; the secret of its signatures is in this answer alone",
    scope: "team",
    body: z.object({ url: line(500), events: events.check(z.minLength(1), z.maxLength(100)) }),
    /** The secret is null in the answer to a repeated call. */
    answer: z.object({ ...fields, secret: orNull(text(100)) }),
    errors: ["REFUSED"],
  }),
  endWebhook: endpoint({
    method: "POST",
    path: "/operator/team/webhooks/{id}/end",
    summary: "Tells an address nothing more, not even what waits",
    scope: "team",
    params: byId,
    body: z.object({}),
    answer: z.object(fields),
    errors: ["REFUSED"],
  }),
  testWebhook: endpoint({
    method: "POST",
    path: "/operator/team/webhooks/{id}/test",
    summary: "Sends a message without meaning, as a job",
    scope: "team",
    params: byId,
    body: z.object({}),
    answer: z.object({ id: natural, url: text(2000), messageId: uuid }),
    errors: ["REFUSED"],
  }),
};
