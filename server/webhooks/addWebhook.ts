import type { WebhookEvent } from "../../src/domain/operators/operatorAccess.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { newToken } from "../core/tokens.ts";
import { readWebhookUrl } from "./readWebhookUrl.ts";

/**
 * Adds a webhook. Returns the secret of its signatures: nobody can read it again, and the answer of a repeated call has null in
 * its place. Throws `CliError`.
 * @param mayBePrivate the setting PRIVATE_WEBHOOKS
 */
export async function addWebhook(
  author: Author,
  given: { url: string; events: readonly WebhookEvent[] },
  mayBePrivate: boolean,
) {
  const url = readWebhookUrl(given.url, mayBePrivate).href;
  const events = [...new Set(given.events)];
  if (events.length === 0) throw new CliError("Un webhook suit au moins un fait : --on.");
  const secret = `whsec_${newToken()}`;
  const added = await author.transaction(async (tx) => {
    const { id } = await tx
      .insertInto("webhook")
      .values({ url, events, secret, endedAt: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    const after = { url, events };
    await audit(tx, { by: author.name, verb: "webhooks add", subject: `webhook ${id}`, before: null, after });
    return { id, ...after, secret: null };
  });
  return { ...added, secret };
}
