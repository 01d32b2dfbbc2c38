import type { Command } from "commander";
import { formatEuros } from "../../src/domain/money/money.ts";
import { csvEuros, csvText } from "../documents/csv.ts";
import { readTakings, type Takings } from "../fulfilment/takings.ts";
import { methodNames } from "./methodNames.ts";
import { type PeriodOptions, readPeriod } from "./readPeriod.ts";
import { say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";
import { writeExport } from "./writeExport.ts";

export function addOrderTakings(orders: Command): void {
  orders
    .command("takings")
    .description("what this place took and gave back in a day or a month, by means of payment")
    .option("--day <date>", "2026-05-01")
    .option("--month <month>", "2026-05")
    .option("--json", "as JSON, amounts in cents")
    .option("--to <file>", "as a CSV file for a French spreadsheet")
    .action((options: PeriodOptions & { json?: true; to?: string }) =>
      withServices(async ({ db, settings }) => {
        const { label, ...period } = readPeriod(options);
        const takings = await readTakings(db, settings.creationPlaceId, period);
        if (options.to !== undefined) await writeExport(options.to, takingsCsv(label, takings));
        if (options.json) return say(JSON.stringify({ ...period, ...takings }));
        for (const line of takingsTable(takings)) say(line);
      }),
    );
}

type Read = Awaited<ReturnType<typeof readTakings>>;

const amounts = ["gross", "vat", "surplus", "refunded", "refundedVat", "balance"] as const;

function takingsTable({ methods, total }: Read): string[] {
  if (methods.length === 0) return ["Nothing was taken or given back."];
  const rows = [...methods, { method: "total", ...total }];
  const cells = (row: Takings) => amounts.map((name) => formatEuros(row[name]));
  return tableLines(
    ["MEANS", "ORDERS", "REFUNDS", "TAKEN", "VAT", "TOO MANY", "REFUNDED", "ITS VAT", "LEFT"],
    rows.map((row) => [row.method, row.orders, row.refunds, ...cells(row)]),
  );
}

const header = [
  ...["Période", "Paiement", "Commandes", "Remboursements", "Encaissé TTC", "Dont TVA", "Trop-perçu"],
  ...["Remboursé", "Dont TVA remboursée", "Solde"],
];

function takingsCsv(period: string, { methods, total }: Read): string {
  const row = (name: string, takings: Takings) => [
    ...[period, name, takings.orders, takings.refunds],
    ...amounts.map((amount) => csvEuros(takings[amount])),
  ];
  const rows = methods.map((takings) => row(methodNames[takings.method], takings));
  return csvText([header, ...rows, row("total", total)]);
}
