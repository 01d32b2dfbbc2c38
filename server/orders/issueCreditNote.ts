import { type Selectable, sql } from "kysely";
import { splitVat } from "../../src/domain/money/vat.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { isComplete } from "../core/seller.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import type { Database, RefundTable } from "../db/schema.ts";
import type { InvoiceContent, InvoiceLine } from "../db/storedDocument.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { creditNoteMailJob } from "./creditNoteMailJob.ts";
import { numberLock, yearInFrance } from "./issueInvoice.ts";

/**
 * Issues the credit note of an invoiced order's refund and mails it. Call it in the transaction that records the refund and
 * locks the order. Numbers form their own gapless series for each place and year, as for invoices.
 * @returns its number; null where there is no invoice to correct
 */
export async function issueCreditNote(
  tx: Tx,
  services: Services,
  order: OrderRow,
  refund: Selectable<RefundTable>,
): Promise<string | null> {
  const invoice = await tx
    .selectFrom("invoice")
    .selectAll()
    .where("orderUuid", "=", order.uuid)
    .executeTakeFirst();
  if (!invoice) return null;
  const { seller, creationPlaceId: placeId } = services.settings;
  await sql`select pg_advisory_xact_lock(${numberLock}, ${placeId})`.execute(tx);
  const now = services.now();
  const issuedAt = now.toISOString();
  const year = yearInFrance(now);
  const { last: sequence } = await tx
    .insertInto("creditNoteCounter")
    .values({ placeId, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["placeId", "year"]).doUpdateSet({ last: sql`"creditNoteCounter"."last" + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  const number = `A${year}-${placeId}-${String(sequence).padStart(5, "0")}`;
  await tx
    .insertInto("creditNote")
    .values({
      refundUuid: refund.uuid,
      orderUuid: order.uuid,
      placeId,
      year,
      sequence,
      number,
      issuedAt,
      content: JSON.stringify(creditContent(invoice, refund, issuedAt)),
      seller: isComplete(seller) ? JSON.stringify(seller) : null,
    })
    .execute();
  await enqueue(tx, creditNoteMailJob, { refundUuid: refund.uuid }, { key: refund.uuid });
  return number;
}

type Corrected = Pick<Selectable<Database["invoice"]>, "number" | "issuedAt" | "content">;

/** Returns what a credit note says: the invoice's own lines for a full refund, otherwise a part of each rate. */
export function creditContent(
  { number, issuedAt: invoiceIssuedAt, content }: Corrected,
  refund: Pick<Selectable<RefundTable>, "amount" | "method" | "reason">,
  issuedAt: string,
): InvoiceContent {
  const isWhole = refund.amount === content.gross;
  const lines = isWhole ? content.lines : partLines(content, refund.amount);
  const { rates, net, vat, gross, nets } = splitVat(lines);
  return {
    ...content,
    delivery: null,
    pickUp: null,
    lines: lines.map((line, index) => ({ ...line, net: nets[index] ?? 0 })),
    rates,
    net,
    vat,
    gross,
    paidAt: issuedAt,
    paymentMethod: refund.method,
    credit: { invoiceNumber: number, invoiceIssuedAt, reason: refund.reason },
  };
}

/** Splits a partial refund over the invoice's VAT rates in proportion; the remaining cents go to the first. */
function partLines({ rates, gross }: InvoiceContent, amount: number): InvoiceLine[] {
  const parts = rates.map((of) => Math.floor((amount * of.gross) / gross));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  return rates.map(({ rate }, index) => {
    const part = (parts[index] ?? 0) + (index === 0 ? left : 0);
    return {
      kind: "item",
      label: "Remboursement partiel",
      details: [],
      quantity: 1,
      unitGross: part,
      gross: part,
      net: 0,
      rate,
    };
  });
}
