import { Command } from "commander";
import { addDiscount } from "../catalogue/addDiscount.ts";
import type { DiscountFields } from "../catalogue/discountFields.ts";
import { discountsBestFirst } from "../catalogue/discounts.ts";
import { editDiscount } from "../catalogue/editDiscount.ts";
import { removeDiscount } from "../catalogue/removeDiscount.ts";
import { commandLine } from "../core/author.ts";
import type { Services } from "../core/services.ts";
import { eventMinute, readEventMoment } from "../import/eventMoment.ts";
import { readPercent } from "./amounts.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { CommandError, withServices } from "./services.ts";
import { listLines } from "./table.ts";

interface Options extends JsonOption {
  label?: string;
  banner?: string;
  percent?: string;
  from?: string;
  to?: string;
}

const moments = "2026-05-01, 01/05/2026, avec une heure ou non, heure de France";

/** The options of a discount's fields; `required` where it is created. */
function withFields(command: Command, required: boolean): Command {
  const field = (flags: string, description: string) =>
    required ? command.requiredOption(flags, description) : command.option(flags, description);
  field("--label <text>", "son nom dans le panier et sur la facture");
  field("--banner <text>", "ce que dit le bandeau de chaque page");
  field("--from <day>", `son début : ${moments}`);
  field("--to <day>", "son dernier jour, jusqu’à sa fin");
  return command.addOption(jsonOption());
}

/** `dossard discounts`: lists them; adds, changes and removes one. */
export function discountsCommand(): Command {
  const discounts = new Command("discounts")
    .description("lister les remises")
    .addOption(jsonOption())
    .action((options: JsonOption) => withServices((services) => listDiscounts(services, options)));
  withFields(discounts.command("add <percent>"), true)
    .description(
      "ajouter une remise sur tout : dossard discounts add 15 --label … --banner … --from … --to …",
    )
    .action((percent: string, options: Options) =>
      withServices(async ({ db }) => {
        const fields = readFields({ ...options, percent }) as DiscountFields;
        answer(await addDiscount(commandLine(db), fields), options, describe);
      }),
    );
  withFields(discounts.command("edit <number>"), false)
    .description("modifier une remise")
    .option("--percent <percent>", "de combien de pour cent")
    .action((number: string, options: Options) =>
      withServices(async ({ db }) => {
        const changes = readFields(options);
        if (Object.keys(changes).length === 0) {
          throw new CommandError("Que faut-il modifier : --percent, --label, --banner, --from ou --to ?");
        }
        answer(await editDiscount(commandLine(db), readNumber(number), changes), options, describe);
      }),
    );
  discounts
    .command("remove <number>")
    .description("retirer une remise aussitôt ; les commandes passées avec elle la gardent")
    .addOption(jsonOption())
    .action((number: string, options: JsonOption) =>
      withServices(async ({ db }) => {
        const removed = await removeDiscount(commandLine(db), readNumber(number));
        answer(removed, options, (discount) => `Retirée : ${describe(discount)}`);
      }),
    );
  return discounts;
}

function readNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new CommandError(`« ${text} » n’est pas un numéro de remise : dossard discounts.`);
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
  `Remise ${id} : ${percentOf(percent)}, ${label}, du ${eventMinute(startAt)} au ${eventMinute(endAt)}`;

async function listDiscounts({ db, now }: Services, options: JsonOption): Promise<void> {
  const columns = ["id", "label", "description", "percent", "startAt", "endAt"] as const;
  const rows = await discountsBestFirst(db).select(columns).execute();
  const moment = now().toISOString();
  const isActive = (row: DiscountFields) => row.startAt <= moment && moment < row.endAt;
  const best = rows.find(isActive);
  const stateOf = (row: (typeof rows)[number]) => {
    if (row.endAt <= moment) return "terminée";
    if (row.startAt > moment) return "à venir";
    return row === best ? "en cours" : "en cours, mais une meilleure l’emporte";
  };
  answer(rows, options, () =>
    listLines(
      "Il n’y a pas de remise.",
      ["NUMÉRO", "REMISE", "NOM", "DU", "AU", "ÉTAT", "BANDEAU"],
      rows,
      (row) => [
        row.id,
        percentOf(row.percent),
        row.label,
        eventMinute(row.startAt),
        eventMinute(row.endAt),
        stateOf(row),
        row.description,
      ],
    ),
  );
}
