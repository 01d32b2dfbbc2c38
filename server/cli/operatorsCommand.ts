import { Argument, Command } from "commander";
import { type OperatorRole, operatorRoles } from "../../src/domain/operators/operatorRoles.ts";
import type { Services } from "../core/services.ts";
import { addOperator } from "../operators/addOperator.ts";
import { endOperator } from "../operators/endOperator.ts";
import { renewOperatorPassword } from "../operators/renewOperatorPassword.ts";
import { setOperatorRole } from "../operators/setOperatorRole.ts";
import { say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";
import { when } from "./when.ts";

const role = () => new Argument("<role>", "what they may do").choices(operatorRoles);

/** `dossard operators`: lists who may open the counter by e-mail and password; adds, changes and ends one. */
export function operatorsCommand(): Command {
  const command = new Command("operators")
    .description("list who may sign in to the counter")
    .option("--json", "as JSON")
    .action(({ json }: { json?: true }) =>
      withServices((services) => listOperators(services, json === true)),
    );
  command
    .command("add <email>")
    .addArgument(role())
    .description("let somebody sign in to the counter; prints their password once")
    .action((email: string, role: OperatorRole) =>
      withServices(async ({ db }) => sayPassword(email, await addOperator(db, email, role))),
    );
  command
    .command("role <email>")
    .addArgument(role())
    .description("change what an operator may do, at once")
    .action((email: string, role: OperatorRole) =>
      withServices(async ({ db }) => {
        await setOperatorRole(db, email, role);
        say(`${email}: ${role}`);
      }),
    );
  command
    .command("password <email>")
    .description("give an operator another password and close their browsers")
    .action((email: string) =>
      withServices(async ({ db }) => sayPassword(email, await renewOperatorPassword(db, email))),
    );
  command
    .command("end <email>")
    .description("end an operator's access and close their browsers")
    .action((email: string) =>
      withServices(async ({ db, now }) => {
        await endOperator(db, email, now());
        say(`${email} is no longer an operator.`);
      }),
    );
  return command;
}

function sayPassword(email: string, password: string): void {
  say(`${email} signs in at /comptoir with this password, which is shown only now:`);
  say(password);
}

async function listOperators({ db }: Services, json: boolean): Promise<void> {
  const rows = await db
    .selectFrom("operator")
    .select(["email", "role", "createdAt"])
    .where("endedAt", "is", null)
    .orderBy("email")
    .execute();
  if (json) return say(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return say("There is no operator.");
  const lines = tableLines(
    ["E-MAIL", "ROLE", "SINCE"],
    rows.map(({ email, role, createdAt }) => [email, role, when(createdAt)]),
  );
  for (const line of lines) say(line);
}
