import PDFDocument from "pdfkit";
import { formatDate } from "../../src/domain/dates/dates.ts";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { collectPdf } from "./collectPdf.ts";
import { body, drawLines, drawRule, ink, label, page, rule, small, strong } from "./invoiceSheet.ts";
import { drawLine, registerFaces, wrap } from "./pdfText.ts";

/** The slip that goes with the prints of an order. */
export interface OrderSlip {
  code: string;
  /** ISO 8601. */
  paidAt: string;
  /** Why it is printed again; null for a first print. */
  again: string | null;
  /** Name, address or stand, telephone. */
  recipient: readonly string[];
  lines: readonly {
    /** JPEG in sRGB, and its size in pixels. */
    thumbnail: { jpeg: Buffer; width: number; height: number };
    title: string;
    details: readonly string[];
    quantity: number;
    file: string;
  }[];
}

const box = 78;
const textLeft = page.left + box + 16;

/** Draws a slip as PDF, A4, with embedded fonts. */
export async function orderSlip(slip: OrderSlip): Promise<Buffer> {
  const paidAt = new Date(slip.paidAt);
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    font: "",
    lang: "fr-FR",
    displayTitle: true,
    bufferPages: true,
    info: { Title: `Bon de la commande ${slip.code}`, CreationDate: paidAt, ModDate: paidAt },
  });
  registerFaces(doc);
  const ended = collectPdf(doc);
  let y = drawHead(doc, slip);
  for (const line of slip.lines) y = drawPrint(doc, line, y);
  numberPages(doc, slip.code);
  doc.end();
  return ended;
}

function drawHead(doc: PDFKit.PDFDocument, { code, paidAt, again, recipient, lines }: OrderSlip): number {
  drawLine(doc, `Commande ${code}`, { x: page.left, y: page.top }, { face: "title", size: 26, color: ink });
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = [
    `Payée le ${formatDate(paidAt)}`,
    pluralize(pieces, "tirage", "tirages"),
    ...(again === null ? [] : wrap(doc, `Nouveau tirage\u00a0: ${again}`, strong, 220)),
  ];
  const left = drawLines(doc, facts, page.left, page.top + 38, body);
  const wrapped = recipient.flatMap((text) => wrap(doc, text, body, page.right - 320));
  const right = drawLines(doc, wrapped, 320, page.top + 6, body);
  const y = Math.max(left, right) + 18;
  drawRule(doc, y, 1, ink);
  return y + 12;
}

function drawPrint(doc: PDFKit.PDFDocument, line: OrderSlip["lines"][number], top: number): number {
  const width = page.right - textLeft - 60;
  const title = wrap(doc, line.title, strong, width);
  const details = line.details.flatMap((text) => wrap(doc, text, small, width));
  const file = wrap(doc, line.file, label, width);
  const height = Math.max(box, title.length * 13.2 + (details.length + file.length) * 11.1) + 14;
  let y = top;
  if (y + height > page.bottom) {
    doc.addPage();
    y = page.top;
  }
  const { jpeg, width: across, height: down } = line.thumbnail;
  const scale = box / Math.max(across, down);
  const left = page.left + (box - across * scale) / 2;
  doc.image(jpeg, left, y, { width: across * scale, height: down * scale });
  let below = drawLines(doc, title, textLeft, y, strong);
  below = drawLines(doc, details, textLeft, below, small);
  drawLines(doc, file, textLeft, below, label);
  drawLine(
    doc,
    `× ${line.quantity}`,
    { right: page.right, y: y - 3 },
    { face: "bold", size: 16, color: ink },
  );
  drawRule(doc, y + height - 7, 0.5, rule);
  return y + height;
}

function numberPages(doc: PDFKit.PDFDocument, code: string): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    const text = `Commande ${code}, page ${index + 1} sur ${count}`;
    drawLine(doc, text, { right: page.right, y: page.bottom + 22 }, small);
  }
}
