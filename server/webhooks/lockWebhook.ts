import { CliError } from "../core/cliError.ts";
import type { Tx } from "../db/database.ts";

/** Reads a webhook that is told of events and locks it until the transaction ends. Throws `CliError` if there is none. */
export async function lockWebhook(tx: Tx, id: number) {
  const webhook = await tx
    .selectFrom("webhook")
    .select(["id", "url", "events"])
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!webhook) throw new CliError(`Il n’y a pas de webhook ${id} : dossard webhooks.`);
  return webhook;
}
