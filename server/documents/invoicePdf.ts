import PDFDocument from "pdfkit";
import { formatDate } from "../../src/domain/dates/dates.ts";
import { capitalize } from "../../src/domain/french/capitalize.ts";
import { joinDots } from "../../src/domain/french/joinDots.ts";
import { formatEuros } from "../../src/domain/money/money.ts";
import { formatRate } from "../../src/domain/money/vat.ts";
import { pickUpPlace, pickUpTime } from "../../src/domain/orders/pickUp.ts";
import type { PostalAddress } from "../db/storedDocument.ts";
import { collectPdf } from "./collectPdf.ts";
import { facturXMetadata, facturXName } from "./facturXMetadata.ts";
import { body, drawLines, drawRule, ink, label, page, rule, small, strong } from "./invoiceSheet.ts";
import { drawTable } from "./invoiceTable.ts";
import { documentWord, type Invoice, mentions, paidBy, supplyWords } from "./invoiceWords.ts";
import { drawLine, registerFaces, type TextStyle, wrap } from "./pdfText.ts";

/**
 * Draws an invoice as PDF/A-3b, A4, with selectable text and embedded fonts.
 * @param xml the invoice as data, attached for a professional (Factur-X, profile EN 16931)
 */
export async function invoicePdf(invoice: Invoice, xml: string | null): Promise<Buffer> {
  const issuedAt = new Date(invoice.issuedAt);
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    font: "",
    pdfVersion: "1.7",
    subset: "PDF/A-3b",
    lang: "fr-FR",
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${documentWord(invoice)} ${invoice.number}`, CreationDate: issuedAt, ModDate: issuedAt },
  });
  registerFaces(doc);
  const ended = collectPdf(doc);
  if (xml !== null) attach(doc, xml, issuedAt);
  const below = drawParties(doc, invoice, drawHead(doc, invoice));
  const table = drawTable(doc, invoice.content.lines, below + 26);
  drawTotals(doc, invoice, table + 14);
  drawEveryPage(doc, invoice);
  doc.end();
  return ended;
}

function attach(doc: PDFKit.PDFDocument, xml: string, date: Date): void {
  const attachment = {
    name: facturXName,
    type: "text/xml",
    description: "Facture électronique Factur-X",
    // Missing from pdfkit's types: the attachment and the page have the same content.
    relationship: "Alternative",
    creationDate: date,
    modifiedDate: date,
  };
  doc.file(Buffer.from(xml), attachment);
  doc.appendXML(facturXMetadata);
}

function drawHead(doc: PDFKit.PDFDocument, { number, issuedAt, content, seller }: Invoice): number {
  const y = page.top;
  const name = { face: "title", size: 17, color: ink } as const;
  const legal = { ...small, size: 8.5 };
  let left = drawLines(doc, wrap(doc, seller?.name ?? "Vendeur à renseigner", name, 250), page.left, y, name);
  const who = seller ? sellerLines(seller) : ["L’identité du vendeur n’est pas renseignée."];
  left = drawLines(
    doc,
    who.flatMap((line) => wrap(doc, line, legal, 250)),
    page.left,
    left + 3,
    legal,
  );
  drawLine(
    doc,
    documentWord({ content }),
    { right: page.right, y: y - 4 },
    { face: "title", size: 26, color: ink },
  );
  const facts = [
    ["Numéro", number],
    ["Date d’émission", formatDate(issuedAt)],
    ...datesOf(content),
    ["Commande", content.orderCode],
  ] as const;
  let right = y + 34;
  for (const [what, value] of facts) {
    drawLine(doc, what, { x: 375, y: right }, small);
    drawLine(doc, value, { right: page.right, y: right - 1 }, strong);
    right += 14;
  }
  return Math.max(left, right) + 20;
}

function datesOf({ credit, paidAt }: Invoice["content"]): (readonly [string, string])[] {
  if (!credit) return [["Date de la vente", formatDate(paidAt)]];
  return [
    ["Facture d’origine", credit.invoiceNumber],
    ["Émise le", formatDate(credit.invoiceIssuedAt)],
  ];
}

function sellerLines(seller: NonNullable<Invoice["seller"]>): string[] {
  return [
    seller.street,
    `${seller.zipCode} ${seller.city}`,
    joinDots([seller.email, seller.phone].filter((part) => part !== null)),
    `SIREN ${seller.siren.replace(/(\d{3})(?=\d)/g, "$1\u00a0")}`,
    seller.vatNumber === null ? "" : `TVA intracommunautaire ${seller.vatNumber}`,
  ].filter((line) => line !== "");
}

function drawParties(doc: PDFKit.PDFDocument, { content }: Invoice, y: number): number {
  const { buyer, delivery, pickUp } = content;
  const addressLines = (address: PostalAddress | null) =>
    address ? [address.street, `${address.zipCode} ${address.city}`] : [];
  const billed = [
    ...(buyer.company === null ? [] : [buyer.company]),
    buyer.name,
    ...addressLines(buyer.address),
    ...(buyer.vatNumber === null ? [] : [`TVA intracommunautaire ${buyer.vatNumber}`]),
    ...(buyer.email === null ? [] : [buyer.email]),
  ];
  const sent = delivery ? [delivery.recipient || buyer.name, ...addressLines(delivery)] : [];
  const half = 235;
  const draw = (title: string, lines: string[], x: number) => {
    drawLine(doc, title, { x, y }, label);
    const [first = "", ...others] = lines;
    const below = drawLines(doc, wrap(doc, first, strong, half), x, y + 13, strong);
    return drawLines(
      doc,
      others.flatMap((line) => wrap(doc, line, body, half)),
      x,
      below,
      body,
    );
  };
  const left = draw("Facturé à", billed, page.left);
  if (pickUp) {
    const fetched = [capitalize(pickUpPlace(pickUp)), capitalize(pickUpTime(pickUp, content.paidAt))];
    return Math.max(left, draw("Retrait en Click&Collect", fetched, 300));
  }
  return sent.length === 0 ? left : Math.max(left, draw("Livré à", sent, 300));
}

function drawTotals(doc: PDFKit.PDFDocument, invoice: Invoice, top: number): void {
  const { content } = invoice;
  const rows = [
    ["Total HT", formatEuros(content.net)],
    ...content.rates.map(({ rate, net, vat }) => [
      `TVA ${formatRate(rate)} sur ${formatEuros(net)}`,
      formatEuros(vat),
    ]),
  ] as [string, string][];
  const notes = mentions(invoice).flatMap((note) => wrap(doc, note, small, page.right - page.left));
  const height = rows.length * 16 + 66 + notes.length * 11.1;
  let y = top;
  if (y + height > page.bottom) {
    doc.addPage();
    y = page.top;
  }
  drawLine(doc, supplyWords(content.supply), { x: page.left, y }, small);
  for (const [what, amount] of rows) {
    drawLine(doc, what, { x: 330, y }, body);
    drawLine(doc, amount, { right: page.right, y }, body);
    y += 16;
  }
  doc.moveTo(330, y).lineTo(page.right, y).lineWidth(1).strokeColor(ink).stroke();
  const total: TextStyle = { face: "bold", size: 13, color: ink };
  drawLine(doc, "Total TTC", { x: 330, y: y + 8 }, total);
  drawLine(doc, formatEuros(content.gross), { right: page.right, y: y + 8 }, total);
  drawLine(doc, paidBy(invoice), { right: page.right, y: y + 29 }, small);
  drawLines(doc, notes, page.left, y + 56, small);
}

/** Draws what every page shows, once the number of pages is known. */
function drawEveryPage(doc: PDFKit.PDFDocument, invoice: Invoice): void {
  const { count } = doc.bufferedPageRange();
  const { seller, content } = invoice;
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    drawRule(doc, 792, 0.5, rule);
    const who = seller ? [seller.name, seller.legal].filter((part) => part !== null).join(", ") : "";
    drawLine(doc, wrap(doc, who, small, 420)[0] ?? "", { x: page.left, y: 799 }, small);
    drawLine(doc, `Page ${index + 1} sur ${count}`, { right: page.right, y: 799 }, small);
    if (seller === null || content.isSandbox) drawSpecimen(doc);
  }
}

function drawSpecimen(doc: PDFKit.PDFDocument): void {
  doc
    .save()
    .rotate(-38, { origin: [297, 421] })
    .fillOpacity(0.09);
  drawLine(doc, "SPÉCIMEN", { x: 70, y: 365 }, { face: "title", size: 96, color: "#b42318" });
  doc.restore();
}
