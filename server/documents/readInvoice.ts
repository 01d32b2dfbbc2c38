import { opens } from "../accessKey.ts";
import type { Services } from "../services.ts";
import { facturX } from "./facturX.ts";
import { invoicePdf } from "./invoicePdf.ts";
import { type Invoice, isProfessional } from "./invoiceWords.ts";
import { isComplete } from "./seller.ts";

export interface InvoiceFile {
  number: string;
  pdf: Buffer;
}

/**
 * An order's invoice as a file, `null` where none was issued. What it says was written down when it was issued, so that the
 * file is drawn once and kept; one that is still a specimen is drawn anew each time.
 */
export async function readInvoice(services: Services, orderUuid: string): Promise<InvoiceFile | null> {
  const invoice = await findInvoice(services, orderUuid);
  if (!invoice) return null;
  const { number, seller } = invoice;
  if (seller === null) return { number, pdf: await invoicePdf(invoice, null) };
  const key = `invoices/${number}.pdf`;
  const kept = await services.store.get(key);
  if (kept) return { number, pdf: kept };
  const hasData = isProfessional(invoice.content) && !invoice.content.isSandbox;
  const pdf = await invoicePdf(invoice, hasData ? facturX({ ...invoice, seller }) : null);
  await services.store.put(key, pdf);
  return { number, pdf };
}

/** The invoice; a seller that was missing when it was issued joins it as soon as the settings have one. */
async function findInvoice({ db, settings }: Services, orderUuid: string): Promise<Invoice | undefined> {
  const { seller } = settings;
  if (isComplete(seller)) {
    await db
      .updateTable("invoice")
      .set({ seller: JSON.stringify(seller) })
      .where("orderUuid", "=", orderUuid)
      .where("seller", "is", null)
      .execute();
  }
  return db
    .selectFrom("invoice")
    .select(["number", "issuedAt", "content", "seller"])
    .where("orderUuid", "=", orderUuid)
    .executeTakeFirst();
}

/** Whether a key opens an order's invoice. An order that has none, or does not exist, is opened by none. */
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
  return opens(key, order?.invoiceAccessKey);
}
