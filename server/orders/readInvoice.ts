import { sql } from "kysely";
import { verifyAccessKey } from "../core/accessKey.ts";
import { isComplete } from "../core/seller.ts";
import type { Services } from "../core/services.ts";
import { facturX } from "../documents/facturX.ts";
import { invoicePdf } from "../documents/invoicePdf.ts";
import { type Invoice, isProfessional } from "../documents/invoiceWords.ts";

export interface InvoiceFile {
  number: string;
  pdf: Buffer;
}

/**
 * Returns an order's invoice as a file, `null` where none was issued. Its content was recorded when it was issued, so the file
 * is drawn once and kept; a specimen is drawn each time.
 */
export async function readInvoice(services: Services, orderUuid: string): Promise<InvoiceFile | null> {
  const invoice = await findInvoice(services, orderUuid);
  return invoice ? drawOnce(services, invoice, "invoices") : null;
}

/** Same, for the credit note of a refund. */
export async function readCreditNote(services: Services, refundUuid: string): Promise<InvoiceFile | null> {
  await joinSeller(services, "creditNote", "refundUuid", refundUuid);
  const note = await services.db
    .selectFrom("creditNote")
    .select(["number", "issuedAt", "content", "seller"])
    .where("refundUuid", "=", refundUuid)
    .executeTakeFirst();
  return note ? drawOnce(services, note, "creditNotes") : null;
}

async function drawOnce(services: Services, invoice: Invoice, folder: string): Promise<InvoiceFile> {
  const { number, seller } = invoice;
  if (seller === null) return { number, pdf: await invoicePdf(invoice, null) };
  const key = `${folder}/${number}.pdf`;
  const kept = await services.store.get(key);
  if (kept) return { number, pdf: kept };
  const hasData = isProfessional(invoice.content) && !invoice.content.isSandbox;
  const pdf = await invoicePdf(invoice, hasData ? facturX({ ...invoice, seller }) : null);
  await services.store.put(key, pdf);
  return { number, pdf };
}

/** Returns the invoice. If its seller was unknown when it was issued, adds the seller as soon as the settings have one. */
async function findInvoice(services: Services, orderUuid: string): Promise<Invoice | undefined> {
  await joinSeller(services, "invoice", "orderUuid", orderUuid);
  return services.db
    .selectFrom("invoice")
    .select(["number", "issuedAt", "content", "seller"])
    .where("orderUuid", "=", orderUuid)
    .executeTakeFirst();
}

async function joinSeller(
  { db, settings: { seller } }: Services,
  table: "invoice" | "creditNote",
  column: "orderUuid" | "refundUuid",
  uuid: string,
): Promise<void> {
  if (!isComplete(seller)) return;
  await sql`
    update ${sql.table(table)} set seller = ${JSON.stringify(seller)}
    where ${sql.ref(column)} = ${uuid} and seller is null`.execute(db);
}

/** Returns whether a key opens an order's invoice; false for an order without an invoice and for an unknown order. */
export async function opensInvoice(
  { db }: Pick<Services, "db">,
  uuid: string,
  key: string,
): Promise<boolean> {
  const order = await db
    .selectFrom("order")
    .select("invoiceAccessKey")
    .where("uuid", "=", uuid)
    .where("invoiceNumber", "is not", null)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
  return verifyAccessKey(key, order?.invoiceAccessKey);
}
