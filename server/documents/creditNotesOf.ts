import type { contract } from "../../src/api/contract/contract.ts";
import type { Db } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import { readableOrder } from "../orders/orderAccess.ts";
import type { Services } from "../services.ts";
import type { Verb } from "../verb.ts";
import { type InvoiceFile, readCreditNote } from "./readInvoice.ts";

export const listCreditNotes: Verb<typeof contract.orders.listCreditNotes> = async (context, { params }) => {
  context.requireCustomer();
  const { uuid } = await readableOrder(context, params.uuid);
  return creditNoteNumbers(context.db, uuid);
};

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
  if (!file) throw new Refusal("NOT_FOUND");
  return file;
}
