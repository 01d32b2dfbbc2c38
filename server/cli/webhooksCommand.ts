import { Command, Option } from "commander";
import { type WebhookEvent, webhookEvents } from "../../src/domain/operators/operatorAccess.ts";
import { commandLine } from "../core/author.ts";
import type { Services } from "../core/services.ts";
import { addWebhook } from "../webhooks/addWebhook.ts";
import { endWebhook } from "../webhooks/endWebhook.ts";
import { listWebhooks } from "../webhooks/listWebhooks.ts";
import { testWebhook } from "../webhooks/testWebhook.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { CommandError, withServices } from "./services.ts";
import { listLines } from "./table.ts";
import { when } from "./when.ts";

/** `dossard webhooks`: lists the addresses that are told of orders and takedowns; adds, ends and tests one. */
export function webhooksCommand(): Command {
  const command = new Command("webhooks")
    .description("lister les adresses que la boutique prévient")
    .addOption(jsonOption())
    .action((options: JsonOption) => withServices(({ db }) => sayWebhooks(db, options)));
  command
    .command("add <url>")
    .description("prévenir une adresse https ; le secret des signatures n’est montré qu’une fois")
    .addOption(new Option("--on <events...>", "de quoi").choices(webhookEvents).makeOptionMandatory())
    .addOption(jsonOption())
    .action((url: string, options: JsonOption & { on: WebhookEvent[] }) =>
      withServices(async ({ db, settings }) => {
        const given = { url, events: options.on };
        const added = await addWebhook(commandLine(db), given, settings.privateWebhooks);
        answer(added, options, ({ id, url, events, secret }) => [
          `Webhook ${id} : ${url} est prévenu de ${events.join(", ")}. Secret, montré cette seule fois :`,
          secret,
        ]);
      }),
    );
  command
    .command("end <number>")
    .description("ne plus prévenir une adresse, même de ce qui attend")
    .addOption(jsonOption())
    .action((number: string, options: JsonOption) =>
      withServices(async ({ db, now }) => {
        const ended = await endWebhook(commandLine(db), readNumber(number), now());
        answer(ended, options, ({ url }) => `${url} n’est plus prévenu.`);
      }),
    );
  command
    .command("test <number>")
    .description("envoyer un message d’essai, par la boutique ouverte ; dossard jobs dit s’il échoue")
    .addOption(jsonOption())
    .action((number: string, options: JsonOption) =>
      withServices(async ({ db, now }) => {
        const tested = await testWebhook(commandLine(db), readNumber(number), now());
        answer(tested, options, ({ url, messageId }) => `Message ${messageId} pour ${url} : à envoyer.`);
      }),
    );
  return command;
}

function readNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CommandError(`« ${text} » n’est pas un numéro de webhook : dossard webhooks.`);
}

async function sayWebhooks(db: Services["db"], options: JsonOption): Promise<void> {
  const { items } = await listWebhooks(db);
  answer(items, options, () =>
    listLines(
      "Il n’y a pas de webhook.",
      ["NUMÉRO", "ADRESSE", "FAITS", "DEPUIS"],
      items,
      ({ id, url, events, createdAt }) => [id, url, events.join(", "), when(createdAt)],
    ),
  );
}
