import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { formatEuros } from "../../src/domain/money/money.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { dayOf } from "../fulfilment/day.ts";
import type { Period } from "../fulfilment/period.ts";
import { listedDay, readProviderList } from "../import/readProviderList.ts";
import {
  type Comparison,
  comparePayments,
  type ListedPayment,
  type ReceivedPayment,
  readReceived,
} from "../payment/comparePayments.ts";
import { type PeriodOptions, readPeriod } from "./readPeriod.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError, say, withServices } from "./services.ts";
import { when } from "./when.ts";

export function addOrderReconcile(orders: Command): void {
  orders
    .command("reconcile <list>")
    .description("compare the card provider's list (CSV) with the payments received here, both ways")
    .option("--day <date>", "2026-05-01")
    .option("--month <month>", "2026-05")
    .action((list: string, options: PeriodOptions) =>
      withServices(async ({ db }) => {
        const period = readPeriod(options);
        const listed = readProviderList(await readList(list)).filter((payment) =>
          isListedIn(period, payment),
        );
        // Begun on the other side of midnight, it may stand in the list of the days before.
        const isExpected = ({ createdAt, settledAt }: ReceivedPayment) =>
          [createdAt, settledAt].every((moment) => isIn(period, dayOf(new Date(moment))));
        const found = comparePayments(listed, await readReceived(db), isExpected);
        for (const line of differences(found)) say(line);
        const sum = found.same.reduce((total, { amount }) => total + amount, 0);
        say(`The same: ${found.same.length}, ${formatEuros(sum)}`);
        const { refunds } = found;
        if (refunds.length > 0) say(`Refunds, not compared: ${refunds.length} (dossard orders takings)`);
        const { onlyThere, onlyHere, differing, repeated, unclear } = found;
        const faults = [onlyThere, onlyHere, differing, repeated, unclear];
        if (faults.some(({ length }) => length > 0)) process.exitCode = 1;
      }),
    );
}

async function readList(list: string): Promise<Buffer> {
  return readFile(resolveFromInvocationDir(list)).catch((error: Error) => {
    throw new CommandError(`${list} cannot be read: ${error.message}.`);
  });
}

const isIn = ({ from, to }: Period, day: string) => from <= day && day <= to;

/** A line without a readable date is compared: it may belong to these days. */
function isListedIn(period: Period, { date }: ListedPayment): boolean {
  const day = listedDay(date);
  return day === null || isIn(period, day);
}

function differences({ onlyThere, onlyHere, differing, repeated, unclear }: Comparison): string[] {
  const there = ({ line, transId, payId, refNr, amount, date }: ListedPayment) =>
    `  line ${line}: ${[transId, payId, refNr].filter((id) => id !== "").join(" ")}, ${formatEuros(amount)}${date === "" ? "" : `, ${date}`}`;
  const here = ({ orderUuid, transId, payId, amount, settledAt }: ReceivedPayment) =>
    `  order ${orderCode(orderUuid)}: ${[transId, payId ?? ""].join(" ").trim()}, ${formatEuros(amount)}, ${when(settledAt)}`;
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}: ${lines.length}`, ...lines];
  return [
    ...part("Paid there and not here", onlyThere.map(there)),
    ...part("Paid here and not there", onlyHere.map(here)),
    ...part(
      "Another amount",
      differing.map(({ listed, received }) => `${there(listed)}; here ${formatEuros(received.amount)}`),
    ),
    ...part("Listed twice", repeated.map(there)),
    ...part("Of an unknown status", unclear.map(there)),
  ];
}
