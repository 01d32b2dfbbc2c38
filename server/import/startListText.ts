import { CsvError, parse } from "csv-parse/sync";
import { CliError } from "../core/cliError.ts";

/** Thrown for an invalid start list; `line` counts from 1. */
export class StartListError extends CliError {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.line = line;
  }
}

/** One line of the list, cells trimmed. */
export interface TextRow {
  line: number;
  cells: string[];
}

/** Decodes a list in UTF-8, UTF-16 with a byte order mark, or Windows-1252, as Windows and Excel write it in France. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) return new TextDecoder(first === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  if (bytes.includes(0)) throw new StartListError(1, "this is no text");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const delimiters = [";", "\t", ","] as const;

/** Returns semicolon, tab or comma: the most frequent one in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const head = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== "") ?? "";
  const bare = head.replace(/"[^"]*"/g, "");
  const count = (delimiter: string) => bare.split(delimiter).length;
  return delimiters.reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** Returns the non-blank rows of a list, each with its line number. Throws `StartListError`. */
export function readRows(bytes: Uint8Array): TextRow[] {
  // Excel's first line declares the separator; it stays as an empty line to keep the line numbers.
  const text = decodeText(bytes).replace(/^sep=.(?=\r|\n)/i, "");
  try {
    const parsed = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const rows = parsed.map(({ record, info }) => ({ line: info.lines, cells: record.map(cleanCell) }));
    return rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StartListError(Number(error.lines) || 1, plainReason(error));
  }
}

const cleanCell = (cell: string) =>
  cell
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .normalize("NFC");

function plainReason(error: CsvError): string {
  return /QUOTE/.test(error.code) ? "a quotation mark is not closed, or stands in the middle" : "unreadable";
}
