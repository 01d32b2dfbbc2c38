import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { formatEuros } from "../../src/domain/money/money.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { agrees, reconcilePayments } from "../import/reconcilePayments.ts";
import type { Comparison, ListedPayment, ReceivedPayment } from "../payment/comparePayments.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { type PeriodOptions, readPeriod } from "./readPeriod.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError, withServices } from "./services.ts";
import { when } from "./when.ts";

export function addOrderReconcile(orders: Command): void {
  orders
    .command("reconcile <list>")
    .description("rapprocher la liste (CSV) du prestataire de cartes des paiements reçus ici")
    .option("--day <date>", "2026-05-01")
    .option("--month <month>", "2026-05")
    .addOption(jsonOption())
    .action((list: string, options: PeriodOptions & JsonOption) =>
      withServices(async ({ db }) => {
        const { label: _, ...period } = readPeriod(options);
        const found = await reconcilePayments(db, await readList(list), period);
        answer(found, options, comparisonLines);
        if (!agrees(found)) process.exitCode = 1;
      }),
    );
}

async function readList(list: string): Promise<Buffer> {
  return readFile(resolveFromInvocationDir(list)).catch((error: Error) => {
    throw new CommandError(`${list} ne peut pas être lu : ${error.message}.`);
  });
}

function comparisonLines(found: Comparison): string[] {
  const { same, refunds } = found;
  const sum = same.reduce((total, { amount }) => total + amount, 0);
  return [
    ...differences(found),
    `Identiques : ${same.length}, ${formatEuros(sum)}`,
    ...(refunds.length > 0
      ? [`Remboursements, non comparés : ${refunds.length} (dossard orders takings)`]
      : []),
  ];
}

function differences({ onlyThere, onlyHere, differing, repeated, unclear }: Comparison): string[] {
  const there = ({ line, transId, payId, refNr, amount, date }: ListedPayment) =>
    `  ligne ${line} : ${[transId, payId, refNr].filter((id) => id !== "").join(" ")}, ${formatEuros(amount)}${date === "" ? "" : `, ${date}`}`;
  const here = ({ orderUuid, transId, payId, amount, settledAt }: ReceivedPayment) =>
    `  commande ${orderCode(orderUuid)} : ${[transId, payId ?? ""].join(" ").trim()}, ${formatEuros(amount)}, ${when(settledAt)}`;
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title} : ${lines.length}`, ...lines];
  return [
    ...part("Payés là-bas et pas ici", onlyThere.map(there)),
    ...part("Payés ici et pas là-bas", onlyHere.map(here)),
    ...part(
      "D’un autre montant",
      differing.map(({ listed, received }) => `${there(listed)} ; ici ${formatEuros(received.amount)}`),
    ),
    ...part("Listés deux fois", repeated.map(there)),
    ...part("D’un état inconnu", unclear.map(there)),
  ];
}
