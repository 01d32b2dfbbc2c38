import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { sql } from "kysely";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { PaymentMethod } from "../../src/domain/orders/orderStatus.ts";
import type { Db } from "../db/database.ts";
import { csvEuros, csvText } from "../documents/csv.ts";
import { dayEnd, dayOf, dayStart } from "../fulfilment/day.ts";
import { readDay } from "./readDay.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError, say, withServices } from "./services.ts";

export function addOrderExport(orders: Command): void {
  orders
    .command("export")
    .description("the orders paid on a day at this place, as a CSV file for a French spreadsheet")
    .option("--day <date>", "2026-05-01 (default: today)")
    .option("--to <file>", "where to; default: standard output")
    .action((options: { day?: string; to?: string }) =>
      withServices(async ({ db, settings, now }) => {
        const day = readDay(options.day ?? dayOf(now()));
        const { csv, count } = await exportDay(db, settings.creationPlaceId, day);
        if (options.to === undefined) return void process.stdout.write(csv);
        await writeFile(resolveFromInvocationDir(options.to), csv).catch((error: Error) => {
          throw new CommandError(`${options.to} cannot be written: ${error.message}.`);
        });
        say(`${day}: ${count} orders in ${options.to}`);
      }),
    );
}

const methods: Record<PaymentMethod, string> = {
  axepta: "carte en ligne",
  cash: "espèces",
  check: "chèque",
  card: "carte",
  other: "autre",
};

const header = [
  ...["Date", "Heure", "Code", "Commande", "Facture", "Nom", "E-mail", "Téléphone"],
  ...["Paiement", "État", "Articles", "Total HT", "TVA", "Total TTC", "Remboursé"],
];

async function exportDay(db: Db, placeId: number, day: string): Promise<{ csv: string; count: number }> {
  const orders = await db
    .selectFrom("order")
    .leftJoin("customer", "customer.id", "order.customerId")
    .leftJoin("invoice", "invoice.orderUuid", "order.uuid")
    .selectAll("order")
    .select((of) => [
      of.fn.coalesce("order.lastName", "customer.lastName").as("name"),
      of.fn.coalesce("order.email", "customer.email").as("mail"),
      of.fn.coalesce("order.phone", "customer.mobile").as("telephone"),
      "invoice.content",
      sql<number>`(select coalesce(sum(quantity), 0)::int from "orderItem" item
        where item."orderUuid" = "order".uuid and item.kind = 'item' and not item."isDeleted")`.as("items"),
      sql<number>`(select coalesce(sum(amount), 0)::int from refund
        where refund."orderUuid" = "order".uuid and refund."paymentUuid" is null)`.as("refunded"),
    ])
    .where("order.currentPlaceId", "=", placeId)
    .where("order.isDeleted", "=", false)
    .where("order.paidAt", ">=", dayStart(day))
    .where("order.paidAt", "<", dayEnd(day))
    .orderBy("order.paidAt")
    .execute();
  const rows = orders.map((order) => [
    ...clock(order.paidAt ?? ""),
    orderCode(order.uuid),
    order.uuid,
    order.invoiceNumber ?? "",
    order.name ?? "",
    order.mail ?? "",
    order.telephone ?? "",
    order.paymentMethod === null ? "" : methods[order.paymentMethod],
    order.status,
    String(order.items),
    order.content === null ? "" : csvEuros(order.content.net),
    order.content === null ? "" : csvEuros(order.content.vat),
    csvEuros(order.totalPrice),
    csvEuros(order.refunded),
  ]);
  return { csv: csvText([header, ...rows]), count: rows.length };
}

const parisClock = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Paris",
});

const clock = (iso: string) => parisClock.format(new Date(iso)).split(" ");
