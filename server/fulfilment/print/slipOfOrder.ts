import { addresseeLines, deliveryLines } from "../../../src/domain/customers/addressee.ts";
import { pickUpPlace } from "../../../src/domain/orders/pickUp.ts";
import { formatName } from "../../../src/domain/products/formatWords.ts";
import type { OrderRow } from "../../cart/orderAccess.ts";
import type { Db } from "../../db/database.ts";
import { type OrderSlip, orderSlip } from "../../documents/orderSlip.ts";
import { readConfirmedOrder } from "../../orders/readConfirmedOrder.ts";
import { surfaceWord } from "./batchList.ts";
import type { Print } from "./readPrints.ts";

export interface SlipPrint {
  print: Print;
  file: string;
  isSmaller: boolean;
  density: number;
  thumbnail: OrderSlip["lines"][number]["thumbnail"];
}

/** Returns the slip of an order as PDF: to whom its prints go, and each of them with its picture. */
export async function slipOfOrder(
  db: Db,
  order: OrderRow,
  code: string,
  again: string | null,
  prints: readonly SlipPrint[],
): Promise<Buffer> {
  return orderSlip({
    code,
    paidAt: order.paidAt ?? order.createdAt,
    again,
    recipient: await readRecipient(db, order),
    lines: prints.map(({ print, file, isSmaller, density, thumbnail }) => ({
      thumbnail,
      title: `${formatName(print.format)}, ${surfaceWord(print.surface)}`,
      details: [
        print.subject === print.picture ? print.picture : `${print.subject}, photo ${print.picture}`,
        `${print.event}, ${print.contest}`,
        ...(print.hasCopy ? ["Avec sa copie numérique"] : []),
        ...(isSmaller ? [`Original plus petit que le format\u00a0: ${density} points par pouce`] : []),
      ],
      quantity: print.quantity,
      file,
    })),
  });
}

async function readRecipient(db: Db, order: OrderRow): Promise<string[]> {
  const customer = await db
    .selectFrom("customer")
    .select(["company", "firstName", "lastName", "mobile"])
    .where("id", "=", order.customerId)
    .executeTakeFirst();
  const { delivery, pickUp } = await readConfirmedOrder(db, order);
  const addressee = customer ?? { lastName: order.lastName };
  const phone = order.phone ?? customer?.mobile ?? null;
  return [
    ...(delivery && !pickUp
      ? deliveryLines(addressee, delivery)
      : [...addresseeLines(addressee), `Retrait ${pickUp ? pickUpPlace(pickUp) : "au stand"}`]),
    ...(phone ? [`Téléphone\u00a0: ${phone}`] : []),
  ];
}
