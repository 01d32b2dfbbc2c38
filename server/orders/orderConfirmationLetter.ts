import {
  type Addressee,
  addresseeLines,
  deliveryLines,
  invoiceLines,
} from "../../src/domain/customers/addressee.ts";
import { formatDate, formatDateTime } from "../../src/domain/dates/dates.ts";
import { frenchText } from "../../src/domain/french/frenchText.ts";
import { formatEuros, formatShipping } from "../../src/domain/money/money.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { lineDetails, type OrderContents, type OrderLine } from "../../src/domain/orders/orderLines.ts";
import { type PickUpEvent, pickUpPlace, pickUpTime } from "../../src/domain/orders/pickUp.ts";
import type { PostalAddress } from "../db/storedDocument.ts";
import type { Letter, LetterLine, LetterPart } from "../mail/letter.ts";

export interface ConfirmedOrder {
  uuid: string;
  /** Ordered at a stand, without an account: paid and picked up there. */
  isCounter: boolean;
  isPaid: boolean;
  /** ISO 8601: when it was paid, otherwise placed. */
  at: string;
  /** Cents. */
  totalPrice: number;
  /** Who it is for: the customer, or the name given at a stand. */
  addressee: Addressee;
  contents: OrderContents;
  /** `letterPictures` of the order. */
  pictures: readonly LetterPart[];
  /** Delivery address of prints; null where there are none. */
  delivery: PostalAddress | null;
  /** Billing address; null where nobody asked for an invoice. */
  invoice: PostalAddress | null;
  /** The event at whose stand the order is picked up. */
  pickUp: PickUpEvent | null;
  /** Its page. */
  url: string;
  publicUrl: string;
  /** Name of the shop. */
  shop: string;
}

const paragraph = (text: string): LetterPart => ({ kind: "paragraph", text: frenchText(text) });

/** The mail that confirms an order: paid on the main site, to pay at the counter of a stand. */
export function orderConfirmationLetter(order: ConfirmedOrder): Letter {
  const code = orderCode(order.uuid);
  return {
    subject: `Votre commande ${code} est confirmée`,
    preview: frenchText(
      `${order.isPaid ? "Nous préparons vos photos" : `Annoncez le code ${code} au stand`}. Total : ${formatEuros(order.totalPrice)}.`,
    ),
    title: frenchText("Merci pour votre commande !"),
    from: order.shop,
    parts: [
      paragraph(order.addressee.firstName ? `Bonjour ${order.addressee.firstName},` : "Bonjour,"),
      paragraph(
        order.isPaid
          ? `Votre commande ${code} du ${formatDate(order.at)} est enregistrée et payée. En voici le détail.`
          : `Votre commande ${code} est enregistrée. Annoncez ce code au stand pour la régler.`,
      ),
      ...order.pictures,
      linesPart(order),
      ...recipientParts(order),
      ...(order.isCounter ? [] : nextSteps(order)),
    ],
    reason: `Vous recevez ce message parce qu’une commande a été passée avec votre adresse le ${formatDateTime(order.at)}.`,
  };
}

function linesPart({ contents, totalPrice }: ConfirmedOrder): LetterPart {
  const { lines, shipping, discounts } = contents;
  return {
    kind: "lines",
    lines: [
      ...lines.map(itemLine),
      ...(shipping === null ? [] : [{ what: "Livraison", amount: formatShipping(shipping) }]),
      ...discounts.map(({ percent, amount }) => ({
        what: percent === null ? "Remise" : `Remise de ${percent.toLocaleString("fr-FR")}\u00a0%`,
        amount: formatEuros(amount),
      })),
    ],
    total: { what: "Total TTC", amount: formatEuros(totalPrice) },
  };
}

function itemLine(line: OrderLine): LetterLine {
  const { item, label, linePrice } = line;
  return {
    what: `${item.quantity} × ${label}`,
    detail: lineDetails(line).join(", "),
    amount: formatEuros(linePrice),
  };
}

/** The recipient, with the billing address. */
function recipientParts({ addressee, invoice }: ConfirmedOrder): LetterPart[] {
  const lines = invoice ? invoiceLines(addressee, invoice) : addresseeLines(addressee);
  if (lines.length === 0) return [];
  return [paragraph(invoice ? "Elle est facturée à :" : "Elle est au nom de :"), { kind: "block", lines }];
}

function nextSteps(order: ConfirmedOrder): LetterPart[] {
  const { contents, pickUp, addressee, delivery, publicUrl, url } = order;
  const parts: LetterPart[] = [paragraph("Votre commande est traitée en 24 à 48 heures ouvrées.")];
  if (pickUp) {
    parts.push(
      paragraph(`Vos photos vous attendent ${pickUpPlace(pickUp)} ${pickUpTime(pickUp, order.at)}.`),
    );
  } else if (contents.hasPaper && delivery) {
    parts.push(paragraph("Vos tirages sont ensuite expédiés à cette adresse :"));
    parts.push({ kind: "block", lines: deliveryLines(addressee, delivery) });
  }
  if (contents.hasFiles) {
    parts.push(paragraph("Vos fichiers numériques vous sont envoyés par e-mail."));
  }
  parts.push({ kind: "button", label: "Voir la commande", url });
  if (contents.hasFiles) {
    // Article L. 221-13 of the consumer code: the confirmation repeats what was agreed to.
    parts.push({
      kind: "smallPrint",
      text: "Vous avez demandé que vos fichiers numériques vous soient fournis sans attendre, et renoncé pour eux à votre droit de rétractation.",
    });
  }
  parts.push({ kind: "smallLink", label: "Conditions générales de vente", url: `${publicUrl}/cgv` });
  return parts;
}
