import { Command } from "commander";
import { addDiscount } from "../catalogue/addDiscount.ts";
import type { DiscountFields } from "../catalogue/discountFields.ts";
import { discountsBestFirst } from "../catalogue/discounts.ts";
import { editDiscount } from "../catalogue/editDiscount.ts";
import { removeDiscount } from "../catalogue/removeDiscount.ts";
import { commandLine } from "../core/author.ts";
import { eventMinute, readEventMoment } from "../import/eventMoment.ts";
import { readPercent } from "./amounts.ts";
import { CommandError, say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";

interface Options {
  label?: string;
  banner?: string;
  percent?: string;
  from?: string;
  to?: string;
}

const moments = "2026-05-01, 01/05/2026, with an hour or not, as it is in France";

/** The options of a discount's fields; `required` where it is created. */
function withFields(command: Command, required: boolean): Command {
  const field = (flags: string, description: string) =>
    required ? command.requiredOption(flags, description) : command.option(flags, description);
  field("--label <text>", "its name in a cart and on an invoice");
  field("--banner <text>", "what the banner of every page says");
  field("--from <day>", `when it begins: ${moments}`);
  field("--to <day>", "its last day, to its end");
  return command;
}

/** `dossard discounts`: lists them; adds, changes and removes one. */
export function discountsCommand(): Command {
  const discounts = new Command("discounts")
    .description("list the discounts")
    .option("--json", "as JSON")
    .action(({ json }: { json?: true }) =>
      withServices((services) => listDiscounts(services, json === true)),
    );
  withFields(discounts.command("add <percent>"), true)
    .description(
      "make a discount on everything: dossard discounts add 15 --label … --banner … --from … --to …",
    )
    .action((percent: string, options: Required<Options>) =>
      withServices(async ({ db }) => {
        const fields = readFields({ ...options, percent }) as DiscountFields;
        say(describe(await addDiscount(commandLine(db), fields)));
      }),
    );
  withFields(discounts.command("edit <number>"), false)
    .description("change a discount")
    .option("--percent <percent>", "how much is taken off")
    .action((number: string, options: Options) =>
      withServices(async ({ db }) => {
        const changes = readFields(options);
        if (Object.keys(changes).length === 0) {
          throw new CommandError("Say what to change: --percent, --label, --banner, --from or --to.");
        }
        say(describe(await editDiscount(commandLine(db), readNumber(number), changes)));
      }),
    );
  discounts
    .command("remove <number>")
    .description("end a discount at once; orders that were placed with it keep it")
    .action((number: string) =>
      withServices(async ({ db }) => {
        say(`Removed: ${describe(await removeDiscount(commandLine(db), readNumber(number)))}`);
      }),
    );
  return discounts;
}

function readNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new CommandError(`"${text}" is no discount's number: dossard discounts.`);
  return Number(text);
}

function readFields({ label, banner, percent, from, to }: Options): Partial<DiscountFields> {
  return {
    ...(label !== undefined && { label }),
    ...(banner !== undefined && { description: banner }),
    ...(percent !== undefined && { percent: readPercent(percent) }),
    ...(from !== undefined && { startAt: readEventMoment(from, "start") }),
    ...(to !== undefined && { endAt: readEventMoment(to, "end") }),
  };
}

const percentOf = (percent: number) => `${String(percent).replace(".", ",")} %`;

const describe = ({ id, label, percent, startAt, endAt }: { id: number } & DiscountFields) =>
  `Discount ${id}: ${percentOf(percent)}, ${label}, ${eventMinute(startAt)} to ${eventMinute(endAt)}`;

async function listDiscounts(
  { db, now }: Parameters<Parameters<typeof withServices>[0]>[0],
  json: boolean,
): Promise<void> {
  const columns = ["id", "label", "description", "percent", "startAt", "endAt"] as const;
  const rows = await discountsBestFirst(db).select(columns).execute();
  if (json) return say(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return say("There is no discount.");
  const moment = now().toISOString();
  const isActive = (row: DiscountFields) => row.startAt <= moment && moment < row.endAt;
  const best = rows.find(isActive);
  const stateOf = (row: (typeof rows)[number]) => {
    if (row.endAt <= moment) return "over";
    if (row.startAt > moment) return "to come";
    return row === best ? "active" : "active, but a better one counts";
  };
  const lines = tableLines(
    ["NUMBER", "PERCENT", "LABEL", "FROM", "TO", "STATE", "BANNER"],
    rows.map((row) => [
      row.id,
      percentOf(row.percent),
      row.label,
      eventMinute(row.startAt),
      eventMinute(row.endAt),
      stateOf(row),
      row.description,
    ]),
  );
  for (const line of lines) say(line);
}
