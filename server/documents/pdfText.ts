import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

const require = createRequire(import.meta.url);

/** The shop's own faces (SIL Open Font License, which allows embedding). */
const files = {
  regular: ["instrument-sans", 400],
  semibold: ["instrument-sans", 600],
  bold: ["instrument-sans", 700],
  title: ["bricolage-grotesque", 800],
} as const;
export type Face = keyof typeof files;

export interface TextStyle {
  face: Face;
  size: number;
  color: string;
}

interface Subset {
  name: string;
  bytes: Buffer;
  font: Font;
}

// The family has two files: the letters of French, and the other letters of Europe.
const subsets = ["latin", "latin-ext"] as const;
const opened = new Map<Face, Subset[]>();

function subsetsOf(face: Face): Subset[] {
  const known = opened.get(face);
  if (known) return known;
  const [family, weight] = files[face];
  const found = subsets.map((subset) => {
    const path = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
    const font = openSync(path);
    if (!("layout" in font)) throw new Error(`${path} is a collection`);
    return { name: `${face} ${subset}`, bytes: readFileSync(path), font };
  });
  opened.set(face, found);
  return found;
}

/** Registers the faces with a document; the ones it uses are embedded. */
export function registerFaces(doc: PDFKit.PDFDocument): void {
  for (const face of Object.keys(files) as Face[]) {
    for (const { name, bytes } of subsetsOf(face)) doc.registerFont(name, bytes);
  }
}

interface Run {
  text: string;
  subset: Subset;
}

/** Splits a line where the font file changes; replaces letters in neither file by question marks. */
function runsOf(text: string, face: Face): Run[] {
  const [latin, extended] = subsetsOf(face);
  if (!latin || !extended) throw new Error(`${face} has no files`);
  const runs: Run[] = [];
  // Neither file has the narrow no-break space of thousands; the wide one exists.
  for (const letter of text.normalize("NFC").replaceAll("\u202f", "\u00a0")) {
    const has = ({ font }: Subset) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    const subset = has(latin) ? latin : has(extended) ? extended : latin;
    const shown = has(subset) ? letter : "?";
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += shown;
    else runs.push({ text: shown, subset });
  }
  return runs;
}

function use(doc: PDFKit.PDFDocument, { subset }: Run, size: number): PDFKit.PDFDocument {
  return doc.font(subset.name).fontSize(size);
}

/** Returns the width of a line in points. */
export function measure(doc: PDFKit.PDFDocument, text: string, { face, size }: TextStyle): number {
  return runsOf(text, face).reduce((width, run) => width + use(doc, run, size).widthOfString(run.text), 0);
}

/** Breaks a text into lines of at most `width` points, at plain spaces; cuts a wider word. */
export function wrap(doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[ \n\t]+/).flatMap((whole) => cut(doc, whole, style, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measure(doc, longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function cut(doc: PDFKit.PDFDocument, word: string, style: TextStyle, width: number): string[] {
  if (measure(doc, word, style) <= width) return [word];
  const parts = [""];
  for (const letter of word) {
    const longer = parts.at(-1) + letter;
    if (measure(doc, longer, style) > width) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/** Draws one line from its top; `right` aligns its end. */
export function drawLine(
  doc: PDFKit.PDFDocument,
  text: string,
  at: { x: number; y: number } | { right: number; y: number },
  style: TextStyle,
): void {
  let x = "x" in at ? at.x : at.right - measure(doc, text, style);
  for (const run of runsOf(text, style.face)) {
    use(doc, run, style.size).fillColor(style.color).text(run.text, x, at.y, { lineBreak: false });
    x += doc.widthOfString(run.text);
  }
}
