import { drawLine, type TextStyle } from "./pdfText.ts";

/** In points of an A4 sheet. */
export const page = { left: 48, right: 547, top: 48, bottom: 770 };
export const ink = "#1d1b16";
export const muted = "#5f594c";
export const rule = "#d9d2c3";

export const body: TextStyle = { face: "regular", size: 9.5, color: ink };
export const strong: TextStyle = { ...body, face: "semibold" };
export const small: TextStyle = { face: "regular", size: 8, color: muted };
export const label: TextStyle = { face: "semibold", size: 8, color: muted };

/** Draws lines below one another. Returns the y below them. */
export function drawLines(
  doc: PDFKit.PDFDocument,
  lines: readonly string[],
  x: number,
  y: number,
  style: TextStyle,
): number {
  const height = style.size * 1.38;
  for (const [index, line] of lines.entries()) drawLine(doc, line, { x, y: y + index * height }, style);
  return y + lines.length * height;
}

/** Draws a rule over the whole page width. */
export function drawRule(doc: PDFKit.PDFDocument, y: number, width: number, color: string): void {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(width).strokeColor(color).stroke();
}
