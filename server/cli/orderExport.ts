import type { Command } from "commander";
import { sql } from "kysely";
import { formatRate } from "../../src/domain/money/vat.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { pickUpPlace } from "../../src/domain/orders/pickUp.ts";
import type { Db } from "../db/database.ts";
import type { InvoiceContent } from "../db/storedDocument.ts";
import { csvEuros, csvText } from "../documents/csv.ts";
import { dayEnd, dayOf, dayStart } from "../fulfilment/day.ts";
import { methodNames } from "./methodNames.ts";
import { readDay } from "./readDay.ts";
import { say, withServices } from "./services.ts";
import { writeExport } from "./writeExport.ts";

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
        await writeExport(options.to, csv);
        say(`${day}: ${count} orders in ${options.to}`);
      }),
    );
}

const header = [
  ...["Date", "Heure", "Code", "Commande", "Facture", "Nom", "E-mail", "Téléphone"],
  ...["Paiement", "État", "Articles", "Total HT", "TVA", "Total TTC", "Remboursé"],
  ...["Taux de TVA", "Produits", "Adresse"],
];

async function exportDay(db: Db, placeId: number, day: string): Promise<{ csv: string; count: number }> {
  const orders = await db
    .selectFrom("order")
    .leftJoin("customer", "customer.id", "order.customerId")
    .leftJoin("invoice", "invoice.orderUuid", "order.uuid")
    .leftJoin("address", "address.id", "order.deliveryAddressId")
    .leftJoin("event", "event.uuid", "order.clickAndCollectEventUuid")
    .selectAll("order")
    .select((of) => [
      of.fn.coalesce("order.lastName", "customer.lastName").as("name"),
      of.fn.coalesce("order.email", "customer.email").as("mail"),
      of.fn.coalesce("order.phone", "customer.mobile").as("telephone"),
      ...(["invoice.content", "address.street", "address.zipCode", "address.city", "event.label"] as const),
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
    order.paymentMethod === null ? "" : methodNames[order.paymentMethod],
    order.status,
    String(order.items),
    order.content === null ? "" : csvEuros(order.content.net),
    order.content === null ? "" : csvEuros(order.content.vat),
    csvEuros(order.totalPrice),
    csvEuros(order.refunded),
    (order.content?.rates ?? []).map(({ rate }) => formatRate(rate)).join(" + "),
    productsOf(order.content),
    addressOf(order),
  ]);
  return { csv: csvText([header, ...rows]), count: rows.length };
}

const parisClock = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Paris",
});

const clock = (iso: string) => parisClock.format(new Date(iso)).split(" ");

/** « 2 × Tirage photo (20x30 cm, Option mat), … »: what was invoiced. */
function productsOf(content: InvoiceContent | null): string {
  const items = (content?.lines ?? []).filter(({ kind }) => kind === "item");
  return items
    .map(({ quantity, label, details }) => {
      return `${quantity} × ${label}${details.length === 0 ? "" : ` (${details.join(", ")})`}`;
    })
    .join(", ");
}

/** Where the prints go; otherwise the buyer's address, if there is one. */
function addressOf(order: {
  label: string | null;
  street: string | null;
  zipCode: string | null;
  city: string | null;
  content: InvoiceContent | null;
}): string {
  if (order.label !== null) return `Retrait ${pickUpPlace({ label: order.label })}`;
  const address = order.street === null ? order.content?.buyer.address : order;
  return address ? `${address.street}, ${address.zipCode} ${address.city}` : "";
}
