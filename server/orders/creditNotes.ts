import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import type { Db } from "../db/database.ts";
import { type InvoiceFile, readCreditNote } from "./readInvoice.ts";

/** Returns the numbers of an order's credit notes, oldest first. */
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

/** Returns an order's credit note as a file; the caller has checked access. Throws NOT_FOUND, also for another order's. */
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
