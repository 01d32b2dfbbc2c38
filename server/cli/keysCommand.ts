import { Command, Option } from "commander";
import { type OperatorScope, operatorScopes } from "../../src/domain/operators/operatorRoles.ts";
import type { Services } from "../core/services.ts";
import { addOperatorKey } from "../operators/addOperatorKey.ts";
import { endOperatorKey } from "../operators/endOperatorKey.ts";
import { say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";
import { when } from "./when.ts";

/** `dossard keys`: lists the keys of other programs; adds and ends one. */
export function keysCommand(): Command {
  const command = new Command("keys")
    .description("list the keys with which other programs call the shop")
    .option("--json", "as JSON")
    .action(({ json }: { json?: true }) => withServices((services) => listKeys(services, json === true)));
  command
    .command("add <name>")
    .description("make a key for a laboratory or an accountant; prints it once")
    .addOption(
      new Option("--scope <scopes...>", "what it may do").choices(operatorScopes).makeOptionMandatory(),
    )
    .action((name: string, { scope }: { scope: OperatorScope[] }) =>
      withServices(async ({ db }) => {
        const key = await addOperatorKey(db, name, [...new Set(scope)]);
        say(`"${name}" calls with this header, which is shown only now:`);
        say(`Authorization: Bearer ${key}`);
      }),
    );
  command
    .command("end <name>")
    .description("end a key at once")
    .action((name: string) =>
      withServices(async ({ db, now }) => {
        await endOperatorKey(db, name, now());
        say(`The key "${name}" is no longer valid.`);
      }),
    );
  return command;
}

async function listKeys({ db }: Services, json: boolean): Promise<void> {
  const rows = await db
    .selectFrom("operatorKey")
    .select(["name", "scopes", "createdAt", "lastUsedAt"])
    .where("endedAt", "is", null)
    .orderBy("name")
    .execute();
  if (json) return say(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return say("There is no key.");
  const lines = tableLines(
    ["NAME", "SCOPES", "SINCE", "LAST USED"],
    rows.map(({ name, scopes, createdAt, lastUsedAt }) => [
      name,
      scopes.join(", "),
      when(createdAt),
      lastUsedAt === null ? "never" : when(lastUsedAt),
    ]),
  );
  for (const line of lines) say(line);
}
