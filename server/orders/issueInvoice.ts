import { sql } from "kysely";
import { newAccessKey } from "../core/accessKey.ts";
import { isComplete } from "../core/seller.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { readInvoiceContent } from "./invoiceContent.ts";

const frenchYear = new Intl.DateTimeFormat("fr-FR", { year: "numeric", timeZone: "Europe/Paris" });
/** The year of a moment by the calendar of France: numbers begin anew with it. */
export const yearInFrance = (moment: Date) => Number(frenchYear.format(moment));
/** « dsrd »: all that give numbers out wait for one another here, until their transactions end. */
export const numberLock = 0x64737264;

/**
 * Gives a paid order its invoice number, what its invoice says for good, and the keys of its links: to be called last in
 * the transaction that pays it, which holds the order's row. A transaction that fails gives its number back, so that numbers
 * have no gap; the moment is taken under the lock, so that dates follow numbers. Called again it changes nothing.
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
  const content = await readInvoiceContent(tx, order, {
    vatRate: seller.vatRate,
    isSandbox: order.paymentMethod === "axepta" && axepta === null,
    issuedAt,
  });
  await tx
    .insertInto("invoice")
    .values({
      orderUuid,
      placeId,
      year,
      sequence,
      number,
      issuedAt,
      content: JSON.stringify(content),
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

/** « F2026-1-00042 »: year, place, number; each place numbers by itself, for a stand may have no network. */
export function invoiceNumber(year: number, placeId: number, sequence: number): string {
  return `F${year}-${placeId}-${String(sequence).padStart(5, "0")}`;
}
