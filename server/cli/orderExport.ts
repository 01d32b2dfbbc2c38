import type { Command } from "commander";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { formatRate } from "../../src/domain/money/vat.ts";
import { csvEuros, csvText } from "../documents/csv.ts";
import { dayOf } from "../fulfilment/day.ts";
import { type ExportedOrder, exportOrders } from "../fulfilment/exportOrders.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { methodNames } from "./methodNames.ts";
import { type PeriodOptions, readPeriod } from "./readPeriod.ts";
import { withServices } from "./services.ts";
import { writeExport } from "./writeExport.ts";

export function addOrderExport(orders: Command): void {
  orders
    .command("export")
    .description("écrire les commandes payées ici un jour ou un mois, en CSV pour un tableur français")
    .option("--day <date>", "2026-05-01 (sans rien : aujourd’hui)")
    .option("--month <month>", "2026-05")
    .option("--to <file>", "où l’écrire ; sinon, sur la sortie standard")
    .addOption(jsonOption())
    .action(({ day, month, to, ...options }: PeriodOptions & { to?: string } & JsonOption) =>
      withServices(async ({ db, settings, now }) => {
        const asked = month === undefined ? { day: day ?? dayOf(now()) } : { ...(day && { day }), month };
        const { label, ...period } = readPeriod(asked);
        const { items } = await exportOrders(db, settings.creationPlaceId, period, { limit: everything });
        if (to !== undefined) await writeExport(to, csvOf(items));
        else if (!options.json) return void process.stdout.write(csvOf(items));
        answer(items, options, () => `${label} : ${pluralize(items.length, "commande")} dans ${to}`);
      }),
    );
}

/** More orders than a place takes in a month. */
const everything = 1_000_000;

const header = [
  ...["Date", "Heure", "Code", "Commande", "Facture", "Nom", "E-mail", "Téléphone"],
  ...["Paiement", "État", "Articles", "Total HT", "TVA", "Total TTC", "Remboursé"],
  ...["Taux de TVA", "Produits", "Adresse"],
];

function csvOf(orders: readonly ExportedOrder[]): string {
  const rows = orders.map((order) => [
    ...clock(order.paidAt),
    order.code,
    order.uuid,
    order.invoiceNumber ?? "",
    order.name ?? "",
    order.email ?? "",
    order.phone ?? "",
    order.paymentMethod === null ? "" : methodNames[order.paymentMethod],
    order.status,
    String(order.itemCount),
    order.net === null ? "" : csvEuros(order.net),
    order.vat === null ? "" : csvEuros(order.vat),
    csvEuros(order.totalPrice),
    csvEuros(order.refunded),
    order.rates.map((rate) => formatRate(rate)).join(" + "),
    order.products,
    order.address,
  ]);
  return csvText([header, ...rows]);
}

const parisClock = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Paris",
});

const clock = (iso: string) => parisClock.format(new Date(iso)).split(" ");
