import { Command } from "commander";
import { formatEuros } from "../../src/domain/money/money.ts";
import { readShipping } from "../cart/readShipping.ts";
import { setShipping } from "../cart/setShipping.ts";
import type { Shipping } from "../cart/shipping.ts";
import { commandLine } from "../core/author.ts";
import { readEuros } from "./amounts.ts";
import { say, withServices } from "./services.ts";

/** `dossard shipping`: tells and sets what delivery by post costs. */
export function shippingCommand(): Command {
  const shipping = new Command("shipping")
    .description("say what delivery by post costs")
    .option("--json", "as JSON")
    .action(({ json }: { json?: true }) =>
      withServices(async ({ db }) => {
        const price = await readShipping(db);
        say(json ? JSON.stringify(price, null, 2) : describe(price));
      }),
    );
  shipping
    .command("set <euros>")
    .description("set it: dossard shipping set 6,90 --free-from 80")
    .option("--free-from <euros>", "the items' total, before a discount, from which it is free")
    .action((fee: string, { freeFrom }: { freeFrom?: string }) =>
      change(() => ({ fee: readEuros(fee), freeAbove: freeFrom === undefined ? null : readEuros(freeFrom) })),
    );
  shipping
    .command("free")
    .description("make delivery free, without a word")
    .action(() => change(() => null));
  return shipping;
}

const change = (read: () => Shipping | null) =>
  withServices(async ({ db }) => {
    const after = read();
    await setShipping(commandLine(db), after);
    say(describe(after));
  });

function describe(price: Shipping | null): string {
  if (price === null) return "Delivery is free.";
  const free = price.freeAbove === null ? "" : `, free from ${formatEuros(price.freeAbove)}`;
  return `Delivery costs ${formatEuros(price.fee)}${free}.`;
}
