import { formatEuros, formatShipping } from "../../src/domain/money/money.ts";
import { formatRate } from "../../src/domain/money/vat.ts";
import type { InvoiceLine } from "../db/storedDocument.ts";
import { body, drawLines, drawRule, ink, label, page, rule, small, strong } from "./invoiceSheet.ts";
import { drawLine, wrap } from "./pdfText.ts";

/** Right edges of the columns of figures; labels are left of them. */
const columns = { quantity: 300, unit: 365, rate: 410, net: 475, gross: page.right };
const labelWidth = 220;

/** Draws the invoice lines over as many pages as needed. Returns the y below them. */
export function drawTable(doc: PDFKit.PDFDocument, lines: readonly InvoiceLine[], top: number): number {
  let y = drawTableHead(doc, top);
  for (const line of lines) {
    const title = wrap(doc, line.label, strong, labelWidth);
    const details = line.details.length === 0 ? [] : wrap(doc, line.details.join(", "), small, labelWidth);
    const height = title.length * 13.2 + details.length * 11.1 + 9;
    if (y + height > page.bottom) {
      doc.addPage();
      y = drawTableHead(doc, page.top);
    }
    const below = drawLines(doc, title, page.left, y, strong);
    drawLines(doc, details, page.left, below, small);
    const figures = [
      [columns.quantity, String(line.quantity)],
      [columns.unit, unitNet(line)],
      [columns.rate, formatRate(line.rate)],
      [columns.net, formatEuros(line.net)],
      [columns.gross, line.kind === "shipping" ? formatShipping(line.gross) : formatEuros(line.gross)],
    ] as const;
    for (const [right, text] of figures) drawLine(doc, text, { right, y }, body);
    y += height;
    drawRule(doc, y - 5, 0.5, rule);
  }
  return y;
}

function drawTableHead(doc: PDFKit.PDFDocument, y: number): number {
  drawLine(doc, "Désignation", { x: page.left, y }, label);
  const heads = [
    [columns.quantity, "Qté"],
    [columns.unit, "P.U. HT"],
    [columns.rate, "TVA"],
    [columns.net, "Total HT"],
    [columns.gross, "Total TTC"],
  ] as const;
  for (const [right, text] of heads) drawLine(doc, text, { right, y }, label);
  drawRule(doc, y + 14, 1, ink);
  return y + 21;
}

/** To the cent, or finer if the line's net is not divisible. */
function unitNet({ net, quantity }: InvoiceLine): string {
  if (net % quantity === 0) return formatEuros(net / quantity);
  return new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR", maximumFractionDigits: 4 })
    .format(net / quantity / 100)
    .replace("-", "\u2212");
}
