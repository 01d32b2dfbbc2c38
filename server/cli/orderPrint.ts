import type { Command } from "commander";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { printDensity } from "../../src/domain/products/printArea.ts";
import { commandLine } from "../core/author.ts";
import type { Services } from "../core/services.ts";
import type { PrintScope } from "../fulfilment/print/findPrintOrders.ts";
import { type Printed, printBatch } from "../fulfilment/print/printBatch.ts";
import { checkRgbProfile } from "../images/rgbProfile.ts";
import { findEvent, unknownEventLine } from "../import/findEvent.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { findOrder } from "./findOrder.ts";
import { showProgress } from "./progress.ts";
import { readDay } from "./readDay.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError, withServices } from "./services.ts";
import { when } from "./when.ts";

interface Options extends JsonOption {
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
      "écrire les tirages des commandes payées dans un nouveau dossier, pour un laboratoire, et les faire avancer",
    )
    .option("--order <code>", "seulement celle-ci ; peut se répéter", collect, [])
    .option("--day <date>", "seulement celles payées un jour, 2026-05-01")
    .option("--event <event>", "seulement celles avec des tirages d’un événement")
    .option("--again <code>", "une commande déjà imprimée, une fois encore")
    .option("--reason <text>", "la raison de la réimpression")
    .option("--profile <file>", "le profil RVB (ICC) du laboratoire ; sinon sRGB")
    .addOption(jsonOption())
    .action((folder: string, options: Options) =>
      withServices(async (services) => {
        const scope = await readScope(services, options);
        const profile = options.profile === undefined ? "srgb" : resolveFromInvocationDir(options.profile);
        if (profile !== "srgb") await checkRgbProfile(profile);
        const progress = showProgress("Impression");
        const printed = await printBatch(services, {
          ...scope,
          author: commandLine(services.db),
          profile,
          folder: resolveFromInvocationDir(folder),
          onProgress: progress.update,
        }).finally(() => progress.stop());
        report(folder, printed, options);
      }),
    );
}

async function readScope({ db }: Services, options: Options): Promise<PrintScope> {
  const { order, day, event, again } = options;
  if (again !== undefined) {
    const reason = options.reason?.trim() ?? "";
    if (reason === "" || reason.length > 200) {
      throw new CommandError("--again demande --reason, de 1 à 200 caractères.");
    }
    if (order.length > 0 || day !== undefined || event !== undefined) {
      throw new CommandError("--again imprime une commande : sans --order, --day ni --event.");
    }
    return { again: { orderUuid: (await findOrder(db, again)).uuid, reason } };
  }
  if (options.reason !== undefined) throw new CommandError("--reason va avec --again.");
  if (order.length > 0) {
    if (day !== undefined || event !== undefined) {
      throw new CommandError("--order nomme les commandes : sans --day ni --event.");
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

/** Returns the uuid of an event by its name or uuid. Throws `CliError`. */
export async function readEvent(db: Services["db"], text: string): Promise<string> {
  const found = await findEvent(db, text, null);
  if (!found) throw new CommandError(await unknownEventLine(db, text, ""));
  return found.uuid;
}

function report(folder: string, printed: Printed, options: JsonOption): void {
  answer(answerOf(folder, printed), options, () => printedLines(folder, printed));
  if (printed.refused.length > 0) process.exitCode = 1;
  for (const { orderUuid, reason } of printed.refused) {
    process.stderr.write(`La commande ${orderCode(orderUuid)} n’est pas imprimée : ${reason}.\n`);
  }
}

const answerOf = (folder: string, { kind, orders, at, refused, leftOut }: Printed) => ({
  folder,
  kind,
  at,
  orders: orders.map(({ orderUuid, prints }) => ({
    orderUuid,
    prints: prints.map(({ name, orderItemPictureUuid, quantity, isSmaller, density }) => ({
      ...{ name, orderItemPictureUuid, quantity, isSmaller, density },
    })),
  })),
  refused,
  leftOut,
});

function printedLines(folder: string, { kind, orders, at, refused, leftOut }: Printed): string[] {
  const prints = orders.flatMap((order) => order.prints);
  const pieces = prints.reduce((sum, { quantity }) => sum + quantity, 0);
  const held = `${pluralize(prints.length, "tirage")} (${pluralize(pieces, "exemplaire")}) de ${pluralize(orders.length, "commande")}`;
  const heads = {
    made: [`${folder} : ${held}`],
    completed: [`${folder} : ${held}, faits avant et enregistrés maintenant`],
    known: [
      `${folder} : ${held}, enregistrés le ${when(at ?? "")} ; pour les commandes venues depuis, donner un autre dossier`,
    ],
    none: refused.length === 0 ? ["Il n’y a rien à imprimer."] : [],
  };
  const left = leftOut.map(
    ({ orderUuid, reason }) => `Laissée de côté : commande ${orderCode(orderUuid)} : ${reason}`,
  );
  return kind === "none" ? [...left, ...heads.none] : [...heads[kind], ...left, ...smallerLines(prints)];
}

/** A line for each format that has prints below its resolution. */
function smallerLines(prints: Printed["orders"][number]["prints"]): string[] {
  const byFormat = Map.groupBy(
    prints.filter(({ isSmaller }) => isSmaller),
    ({ name }) => name.split("_")[0] ?? "",
  );
  return [...byFormat].map(([format, smaller]) => {
    const [least] = smaller.sort((left, right) => left.density - right.density);
    return `  ${format} : ${pluralize(smaller.length, "tirage")} sous ${printDensity} pixels par pouce, sans agrandissement ; au moins ${least?.density} : ${least?.name}`;
  });
}
