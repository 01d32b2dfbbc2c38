import { Command } from "commander";
import { formatEuros } from "../../src/domain/money/money.ts";
import { readShipping, type Shipping } from "../cart/readShipping.ts";
import { setShipping } from "../cart/setShipping.ts";
import { commandLine } from "../core/author.ts";
import { readEuros } from "./amounts.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { withServices } from "./services.ts";

/** `dossard shipping`: tells and sets what delivery by post costs. */
export function shippingCommand(): Command {
  const shipping = new Command("shipping")
    .description("dire ce que coûte la livraison")
    .addOption(jsonOption())
    .action((options: JsonOption) =>
      withServices(async ({ db }) => answer(await readShipping(db), options, describe)),
    );
  shipping
    .command("set <euros>")
    .description("la fixer : dossard shipping set 6,90 --free-from 80")
    .option("--free-from <euros>", "total des articles, avant remise, à partir duquel elle est offerte")
    .addOption(jsonOption())
    .action((fee: string, { freeFrom, ...options }: { freeFrom?: string } & JsonOption) =>
      change(options, () => ({
        fee: readEuros(fee),
        freeAbove: freeFrom === undefined ? null : readEuros(freeFrom),
      })),
    );
  shipping
    .command("free")
    .description("ne rien compter pour la livraison, sans le mentionner")
    .addOption(jsonOption())
    .action((options: JsonOption) => change(options, () => null));
  return shipping;
}

const change = (options: JsonOption, read: () => Shipping | null) =>
  withServices(async ({ db }) => {
    const after = read();
    await setShipping(commandLine(db), after);
    answer(after, options, describe);
  });

function describe(price: Shipping | null): string {
  if (price === null) return "La livraison est gratuite.";
  const free = price.freeAbove === null ? "" : `, offerte à partir de ${formatEuros(price.freeAbove)}`;
  return `La livraison coûte ${formatEuros(price.fee)}${free}.`;
}
