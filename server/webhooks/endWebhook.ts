import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { lockWebhook } from "./lockWebhook.ts";

/** Ends a webhook and forgets its secret: it is told nothing more, not even what waits. Throws `CliError`. */
export function endWebhook(author: Author, id: number, now: Date) {
  return author.transaction(async (tx) => {
    const ended = await lockWebhook(tx, id);
    await tx
      .updateTable("webhook")
      .set({ endedAt: now.toISOString(), secret: null })
      .where("id", "=", id)
      .execute();
    const { url, events } = ended;
    const subject = `webhook ${id}`;
    await audit(tx, { by: author.name, verb: "webhooks end", subject, before: { url, events }, after: null });
    return ended;
  });
}
