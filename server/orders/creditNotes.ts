import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import type { Db } from "../db/database.ts";
import { type InvoiceFile, readCreditNote } from "./readInvoice.ts";

/** The numbers of an order's credit notes, oldest first. */
export async function creditNoteNumbers(db: Db, orderUuid: string): Promise<string[]> {
  const notes = await db
    .selectFrom("creditNote")
    .select("number")
    .where("orderUuid", "=", orderUuid)
    .orderBy("issuedAt")
    .orderBy("number")
    .execute();
  return notes.map(({ number }) => number);
}

/** A credit note of an order as a file; the caller has checked who asks. Throws NOT_FOUND, for another order's too. */
export async function readCreditNoteOf(
  services: Services,
  orderUuid: string,
  number: string,
): Promise<InvoiceFile> {
  const note = await services.db
    .selectFrom("creditNote")
    .select("refundUuid")
    .where("orderUuid", "=", orderUuid)
    .where("number", "=", number)
    .executeTakeFirst();
  const file = note && (await readCreditNote(services, note.refundUuid));
  if (!file) throw new ApiError("NOT_FOUND");
  return file;
}
