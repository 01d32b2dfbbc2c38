import type { Command } from "commander";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { Services } from "../core/services.ts";
import type { PrintScope } from "../fulfilment/print/findPrintOrders.ts";
import { type Printed, printBatch } from "../fulfilment/print/printBatch.ts";
import { checkRgbProfile } from "../images/rgbProfile.ts";
import { findEvent, unknownEventLine } from "../import/findEvent.ts";
import { findOrder } from "./findOrder.ts";
import { showProgress } from "./progress.ts";
import { readDay } from "./readDay.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError, say, withServices } from "./services.ts";
import { when } from "./when.ts";

interface Options {
  order: string[];
  day?: string;
  event?: string;
  again?: string;
  reason?: string;
  profile?: string;
}

export function addOrderPrint(orders: Command): void {
  const collect = (text: string, all: string[]) => [...all, text];
  orders
    .command("print <folder>")
    .description(
      "write the prints of paid orders into a new folder, ready for a laboratory, and lead them on",
    )
    .option("--order <code>", "only this one; may be repeated", collect, [])
    .option("--day <date>", "only those paid on a day, 2026-05-01")
    .option("--event <event>", "only those with prints of an event")
    .option("--again <code>", "one order that was printed, once more")
    .option("--reason <text>", "why it is printed again")
    .option("--profile <file>", "the laboratory's RGB profile (ICC); default: sRGB")
    .action((folder: string, options: Options) =>
      withServices(async (services) => {
        const scope = await readScope(services, options);
        const profile = options.profile === undefined ? "srgb" : resolveFromInvocationDir(options.profile);
        if (profile !== "srgb") await checkRgbProfile(profile);
        const progress = showProgress("Printing");
        const printed = await printBatch(services, {
          ...scope,
          profile,
          folder: resolveFromInvocationDir(folder),
          onProgress: progress.update,
        }).finally(() => progress.stop());
        report(folder, printed);
      }),
    );
}

async function readScope({ db }: Services, options: Options): Promise<PrintScope> {
  const { order, day, event, again } = options;
  if (again !== undefined) {
    const reason = options.reason?.trim() ?? "";
    if (reason === "" || reason.length > 200) {
      throw new CommandError("--again needs its --reason, of 1 to 200 characters.");
    }
    if (order.length > 0 || day !== undefined || event !== undefined) {
      throw new CommandError("--again prints one order: --order, --day and --event do not go with it.");
    }
    return { again: { orderUuid: (await findOrder(db, again)).uuid, reason } };
  }
  if (options.reason !== undefined) throw new CommandError("--reason goes with --again.");
  if (order.length > 0) {
    if (day !== undefined || event !== undefined) {
      throw new CommandError("--order names the orders: --day and --event do not go with it.");
    }
    const orderUuids: string[] = [];
    for (const text of order) orderUuids.push((await findOrder(db, text)).uuid);
    return { orderUuids };
  }
  return {
    ...(day !== undefined && { day: readDay(day) }),
    ...(event !== undefined && { eventUuid: await readEvent(db, event) }),
  };
}

async function readEvent(db: Services["db"], text: string): Promise<string> {
  const found = await findEvent(db, text, null);
  if (!found) throw new CommandError(await unknownEventLine(db, text, ""));
  return found.uuid;
}

function report(folder: string, { kind, orders, at, refused, leftOut }: Printed): void {
  const prints = orders.flatMap((order) => order.prints);
  const pieces = prints.reduce((sum, { quantity }) => sum + quantity, 0);
  const held = `${count(prints.length, "print")} (${count(pieces, "piece")}) of ${count(orders.length, "order")}`;
  if (kind === "made") say(`${folder}: ${held}`);
  if (kind === "completed") say(`${folder}: ${held}, made before and recorded now`);
  if (kind === "known") {
    say(`${folder}: ${held}, recorded ${when(at ?? "")}; for what was ordered since, give another folder`);
  }
  for (const { orderUuid, reason } of leftOut) say(`Left out: order ${orderCode(orderUuid)}: ${reason}`);
  if (kind === "none" && refused.length === 0) say("There is nothing to print.");
  for (const { name, density } of prints.filter(({ isSmaller }) => isSmaller)) {
    say(`  smaller than its format, not enlarged: ${name}, ${density} pixels per inch`);
  }
  if (refused.length > 0) process.exitCode = 1;
  for (const { orderUuid, reason } of refused) {
    process.stderr.write(`Order ${orderCode(orderUuid)} is not printed: ${reason}.\n`);
  }
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
