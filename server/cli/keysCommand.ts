import { Command, Option } from "commander";
import { type OperatorScope, operatorScopes } from "../../src/domain/operators/operatorAccess.ts";
import { commandLine } from "../core/author.ts";
import type { Services } from "../core/services.ts";
import { addOperatorKey } from "../operators/addOperatorKey.ts";
import { endOperatorKey } from "../operators/endOperatorKey.ts";
import { listOperatorKeys } from "../operators/listOperatorKeys.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { withServices } from "./services.ts";
import { listLines } from "./table.ts";
import { when } from "./when.ts";

/** `dossard keys`: lists the keys of other programs; adds and ends one. */
export function keysCommand(): Command {
  const command = new Command("keys")
    .description("lister les clés des programmes qui appellent la boutique")
    .addOption(jsonOption())
    .action((options: JsonOption) => withServices(({ db }) => sayKeys(db, options)));
  command
    .command("add <name>")
    .description("créer la clé d’un laboratoire ou d’un comptable ; elle n’est montrée qu’une fois")
    .addOption(new Option("--scope <scopes...>", "ses droits").choices(operatorScopes).makeOptionMandatory())
    .addOption(jsonOption())
    .action((name: string, options: JsonOption & { scope: OperatorScope[] }) =>
      withServices(async ({ db }) => {
        const added = await addOperatorKey(commandLine(db), name, options.scope);
        answer(added, options, ({ name, key }) => [
          `« ${name} » appelle avec cet en-tête, montré cette seule fois :`,
          `Authorization: Bearer ${key}`,
        ]);
      }),
    );
  command
    .command("end <name>")
    .description("retirer une clé aussitôt")
    .addOption(jsonOption())
    .action((name: string, options: JsonOption) =>
      withServices(async ({ db, now }) => {
        const ended = await endOperatorKey(commandLine(db), name, now());
        answer(ended, options, ({ name }) => `La clé « ${name} » ne vaut plus rien.`);
      }),
    );
  return command;
}

async function sayKeys(db: Services["db"], options: JsonOption): Promise<void> {
  const { items } = await listOperatorKeys(db);
  answer(items, options, () =>
    listLines(
      "Il n’y a pas de clé.",
      ["NOM", "DROITS", "DEPUIS", "DERNIER USAGE"],
      items,
      ({ name, scopes, createdAt, lastUsedAt }) => [
        name,
        scopes.join(", "),
        when(createdAt),
        lastUsedAt === null ? "jamais" : when(lastUsedAt),
      ],
    ),
  );
}
