import { sql } from "kysely";
import { newAccessKey } from "../core/accessKey.ts";
import { isComplete } from "../core/seller.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import type { InvoiceContent } from "../db/storedDocument.ts";
import { readInvoiceContent } from "./invoiceContent.ts";

const frenchYear = new Intl.DateTimeFormat("fr-FR", { year: "numeric", timeZone: "Europe/Paris" });
/** Returns the year of a moment in French time; invoice numbers restart with it. */
export const yearInFrance = (moment: Date) => Number(frenchYear.format(moment));
/** « dsrd »: advisory lock that serialises invoice numbering until each transaction ends. */
export const numberLock = 0x64737264;

/**
 * Issues the invoice of a paid order: its number, its final content and the keys of its links. Call it last in the transaction
 * that pays the order and locks its row. A failed transaction releases its number, so numbers have no gap. The date is taken
 * under the lock, so dates follow numbers. Idempotent.
 */
export async function issueInvoice(tx: Tx, services: Services, orderUuid: string): Promise<void> {
  const order = await tx
    .selectFrom("order")
    .selectAll()
    .where("uuid", "=", orderUuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (order.invoiceNumber !== null) return;
  const { seller, axepta, creationPlaceId: placeId } = services.settings;
  // Before the lock, for which all who pay wait in turn.
  const content = await readInvoiceContent(tx, order, {
    vatRate: seller.vatRate,
    isSandbox: order.paymentMethod === "axepta" && axepta === null,
  });
  await sql`select pg_advisory_xact_lock(${numberLock}, ${placeId})`.execute(tx);
  const now = services.now();
  const issuedAt = now.toISOString();
  const year = yearInFrance(now);
  const { last: sequence } = await tx
    .insertInto("invoiceCounter")
    .values({ placeId, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["placeId", "year"]).doUpdateSet({ last: sql`"invoiceCounter"."last" + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  const number = invoiceNumber(year, placeId, sequence);
  await tx
    .insertInto("invoice")
    .values({
      orderUuid,
      placeId,
      year,
      sequence,
      number,
      issuedAt,
      content: JSON.stringify({ ...content, paidAt: order.paidAt ?? issuedAt } satisfies InvoiceContent),
      seller: isComplete(seller) ? JSON.stringify(seller) : null,
    })
    .execute();
  await tx
    .updateTable("order")
    .set({
      invoiceNumber: number,
      invoiceAccessKey: order.invoiceAccessKey ?? newAccessKey(),
      publicAccessKey: order.publicAccessKey ?? newAccessKey(),
    })
    .where("uuid", "=", orderUuid)
    .execute();
}

/** « F2026-1-00042 »: year, place, number. Each place has its own series because a stand may be offline. */
export function invoiceNumber(year: number, placeId: number, sequence: number): string {
  return `F${year}-${placeId}-${String(sequence).padStart(5, "0")}`;
}
