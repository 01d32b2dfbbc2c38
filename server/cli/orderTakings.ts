import type { Command } from "commander";
import { formatEuros } from "../../src/domain/money/money.ts";
import { csvEuros, csvText } from "../documents/csv.ts";
import { readTakings, type Takings } from "../fulfilment/readTakings.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { methodNames } from "./methodNames.ts";
import { type PeriodOptions, readPeriod } from "./readPeriod.ts";
import { withServices } from "./services.ts";
import { tableLines } from "./table.ts";
import { writeExport } from "./writeExport.ts";

export function addOrderTakings(orders: Command): void {
  orders
    .command("takings")
    .description("donner les recettes et les remboursements d’ici, un jour ou un mois, par moyen de paiement")
    .option("--day <date>", "2026-05-01")
    .option("--month <month>", "2026-05")
    .option("--to <file>", "les écrire aussi en CSV pour un tableur français")
    .addOption(jsonOption())
    .action((options: PeriodOptions & JsonOption & { to?: string }) =>
      withServices(async ({ db, settings }) => {
        const { label, ...period } = readPeriod(options);
        const takings = await readTakings(db, settings.creationPlaceId, period);
        if (options.to !== undefined) await writeExport(options.to, takingsCsv(label, takings));
        answer({ ...period, ...takings }, options, takingsTable);
      }),
    );
}

type Read = Awaited<ReturnType<typeof readTakings>>;

const amounts = ["gross", "vat", "surplus", "refunded", "refundedVat", "balance"] as const;

function takingsTable({ methods, total }: Read): string[] {
  if (methods.length === 0) return ["Rien n’a été encaissé ni remboursé."];
  const rows = [
    ...methods.map(({ method, ...takings }) => ({ name: methodNames[method], ...takings })),
    { name: "total", ...total },
  ];
  const cells = (row: Takings) => amounts.map((name) => formatEuros(row[name]));
  return tableLines(
    ["MOYEN", "COMMANDES", "REMBOURSEMENTS", "ENCAISSÉ", "TVA", "TROP-PERÇU", "REMBOURSÉ", "SA TVA", "SOLDE"],
    rows.map((row) => [row.name, row.orders, row.refunds, ...cells(row)]),
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
