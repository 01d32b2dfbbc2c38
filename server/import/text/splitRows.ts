/** One line of a list, cells trimmed. */
export interface TextRow {
  /** Of the file, from 1. */
  line: number;
  cells: string[];
}

const delimiters = [";", "\t", ",", "|"] as const;
/** A line above the header is a title or a comment: this many are searched. */
export const headerWithin = 40;
/** Lines of a quoted cell. */
const linesMaximum = 12;

/**
 * Splits a list into the rows that are not blank. A quotation mark opens a quoted cell only if a closing one stands before a separator;
 * any other is text.
 * @param isHeading whether a cell is a known heading: the separator is the one that shows most of them on a line
 */
export function splitRows(source: string, isHeading: (cell: string) => boolean = () => false): TextRow[] {
  // Excel's first line declares the separator; it stays as an empty line to keep the line numbers.
  const text = source.replace(/^"?sep=."?(?=\r|\n)/i, "");
  return splitCells(text, delimiterOf(text, isHeading)).filter(({ cells }) =>
    cells.some((cell) => cell !== ""),
  );
}

function delimiterOf(text: string, isHeading: (cell: string) => boolean): string {
  const head = /^(?:[^\r\n]*(?:\r\n|\r|\n)?){0,60}/.exec(text.slice(0, 100_000))?.[0] ?? "";
  const headings = (delimiter: string) =>
    Math.max(
      0,
      ...splitCells(head, delimiter)
        .slice(0, headerWithin)
        .map(({ cells }) => cells.filter(isHeading).length),
    );
  const known = delimiters.map((delimiter) => ({ delimiter, count: headings(delimiter) }));
  const best = known.reduce((one, other) => (other.count > one.count ? other : one));
  if (best.count > 1) return best.delimiter;
  const first = head.split(/\r\n|\r|\n/).find((line) => line.trim() !== "") ?? "";
  const bare = first.replace(/"[^"]*"/g, "");
  const count = (delimiter: string) => bare.split(delimiter).length;
  return delimiters.reduce<string>((one, other) => (count(other) > count(one) ? other : one), ";");
}

function splitCells(text: string, delimiter: string): TextRow[] {
  const rows: TextRow[] = [];
  const separators = usualSeparators(text, delimiter);
  const next = new RegExp(`[${delimiter}\\r\\n]`, "g");
  let cells: string[] = [];
  let line = 1;
  for (let at = 0; at <= text.length; ) {
    const quoted = quotedCell(text, at, delimiter, separators);
    let end: number;
    if (quoted) {
      end = quoted.end;
      cells.push(cleanCell(quoted.text));
    } else {
      next.lastIndex = at;
      end = next.exec(text)?.index ?? text.length;
      cells.push(cleanCell(text.slice(at, end)));
    }
    if (text[end] === delimiter) {
      line += quoted?.lines ?? 0;
      at = end + 1;
      continue;
    }
    rows.push({ line, cells });
    cells = [];
    line += 1 + (quoted?.lines ?? 0);
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  return rows;
}

/** Returns a quoted cell that begins here, where it ends, and its line breaks; null if it is not quoted. */
function quotedCell(text: string, from: number, delimiter: string, separators: number) {
  let begin = from;
  while (text[begin] === " ") begin++;
  if (text[begin] !== '"') return null;
  let lines = 0;
  for (let at = begin + 1; at < text.length; at++) {
    const char = text[at];
    if (char === "\n" || (char === "\r" && text[at + 1] !== "\n")) {
      lines++;
      if (lines > linesMaximum || isWholeRow(text, at + 1, delimiter, separators)) return null;
    }
    if (char !== '"') continue;
    if (text[at + 1] === '"') {
      at++;
      continue;
    }
    let end = at + 1;
    while (text[end] === " ") end++;
    const after = text[end];
    if (after === undefined || after === delimiter || after === "\r" || after === "\n")
      return { text: text.slice(begin + 1, at).replaceAll('""', '"'), end, lines };
  }
  return null;
}

/** Returns how many separators most of the first lines have. */
function usualSeparators(text: string, delimiter: string): number {
  const counts = new Map<number, number>();
  for (const line of text.slice(0, 20_000).split(/\r\n|\r|\n/)) {
    const count = line.split(delimiter).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return [...counts].reduce((best, other) => (other[1] > best[1] ? other : best), [0, 0])[0];
}

/** Whether the line is a row of its own, which a quotation mark that is never closed would swallow. */
function isWholeRow(text: string, from: number, delimiter: string, separators: number): boolean {
  const line = /[^\r\n]*/.exec(text.slice(from, from + 5_000))?.[0] ?? "";
  const [bare = ""] = line.split('"');
  return separators > 0 && bare.includes(delimiter) && line.split(delimiter).length > separators;
}

/** Returns a cell as one line of text; `="012"` is how a list keeps a spreadsheet from dropping zeros. */
export const cleanCell = (cell: string) =>
  cell
    .replace(/^\s*="(.*)"\s*$/s, "$1")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .normalize("NFC");
