import { Argument, Command } from "commander";
import { type OperatorRole, operatorRoles } from "../../src/domain/operators/operatorAccess.ts";
import { commandLine } from "../core/author.ts";
import type { Services } from "../core/services.ts";
import { addOperator } from "../operators/addOperator.ts";
import { endOperator } from "../operators/endOperator.ts";
import { listOperators } from "../operators/listOperators.ts";
import { renewOperatorPassword } from "../operators/renewOperatorPassword.ts";
import { setOperatorRole } from "../operators/setOperatorRole.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { withServices } from "./services.ts";
import { listLines } from "./table.ts";
import { when } from "./when.ts";

const role = () => new Argument("<role>", "ce que cette personne peut faire").choices(operatorRoles);

/** `dossard operators`: lists who may open the counter by e-mail and password; adds, changes and ends one. */
export function operatorsCommand(): Command {
  const command = new Command("operators")
    .description("lister qui peut ouvrir le comptoir")
    .addOption(jsonOption())
    .action((options: JsonOption) => withServices(({ db }) => sayOperators(db, options)));
  command
    .command("add <email>")
    .addArgument(role())
    .description("laisser quelqu’un ouvrir le comptoir ; son mot de passe n’est montré qu’une fois")
    .addOption(jsonOption())
    .action((email: string, role: OperatorRole, options: JsonOption) =>
      withServices(async ({ db }) =>
        answer(await addOperator(commandLine(db), email, role), options, passwordLines),
      ),
    );
  command
    .command("role <email>")
    .addArgument(role())
    .description("changer aussitôt ce qu’un opérateur peut faire")
    .addOption(jsonOption())
    .action((email: string, role: OperatorRole, options: JsonOption) =>
      withServices(async ({ db }) => {
        const changed = await setOperatorRole(commandLine(db), email, role);
        answer(changed, options, ({ email, role }) => `${email} : ${role}`);
      }),
    );
  command
    .command("password <email>")
    .description("donner un nouveau mot de passe à un opérateur et fermer ses navigateurs")
    .addOption(jsonOption())
    .action((email: string, options: JsonOption) =>
      withServices(async ({ db }) =>
        answer(await renewOperatorPassword(commandLine(db), email), options, passwordLines),
      ),
    );
  command
    .command("end <email>")
    .description("retirer l’accès d’un opérateur et fermer ses navigateurs")
    .addOption(jsonOption())
    .action((email: string, options: JsonOption) =>
      withServices(async ({ db, now }) => {
        const ended = await endOperator(commandLine(db), email, now());
        answer(ended, options, ({ email }) => `${email} n’est plus opérateur.`);
      }),
    );
  return command;
}

const passwordLines = ({ email, password }: { email: string; password: string }) => [
  `${email} ouvre /comptoir avec ce mot de passe, montré cette seule fois :`,
  password,
];

async function sayOperators(db: Services["db"], options: JsonOption): Promise<void> {
  const { items } = await listOperators(db);
  answer(items, options, () =>
    listLines(
      "Il n’y a pas d’opérateur.",
      ["E-MAIL", "RÔLE", "DEPUIS"],
      items,
      ({ email, role, createdAt }) => [email, role, when(createdAt)],
    ),
  );
}
