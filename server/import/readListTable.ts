import { CliError } from "../core/cliError.ts";
import { readSpreadsheet } from "./spreadsheet/readSpreadsheet.ts";
import type { Sheet } from "./spreadsheet/sheet.ts";
import { countHeadings, isHeading } from "./startListColumns.ts";
import { StartListError } from "./startListError.ts";
import { decodeText } from "./text/decodeText.ts";
import { headerWithin, splitRows, type TextRow } from "./text/splitRows.ts";

/** What the operator says of a list. */
export interface ListSource {
  /** Null: recognised. */
  encoding?: string | null;
  /** Null: the first sheet that has a header. */
  sheet?: string | null;
}

export interface ListTable {
  header: TextRow;
  /** Those below the header. */
  rows: TextRow[];
  /** Whether each row has all its cells, empty ones too. */
  isDelimited: boolean;
  notes: string[];
}

/** Reads the header and rows of a list: XLSX, ODS or text. Throws `CliError`. */
export function readListTable(bytes: Uint8Array, { encoding = null, sheet = null }: ListSource): ListTable {
  const sheets = readSpreadsheet(bytes);
  if (!sheets) {
    if (sheet !== null) throw new CliError("a text has no sheets: leave out --sheet");
    const rows = splitRows(decodeText(bytes, encoding).text, isHeading);
    return { ...split(rows), isDelimited: true, notes: [] };
  }
  if (encoding !== null) throw new CliError("a spreadsheet says its encoding: leave out --encoding");
  return { ...readSheets(sheets, sheet), isDelimited: false };
}

function readSheets(sheets: readonly Sheet[], wanted: string | null) {
  const names = sheets.map(({ name }) => `"${name}"`).join(", ");
  const named = sheets.filter(({ name, isHidden }) => (wanted === null ? !isHidden : name === wanted));
  if (named.length === 0) {
    throw new CliError(wanted === null ? "it has no sheet" : `it has no sheet "${wanted}", but ${names}`);
  }
  const headed = named.filter(({ rows }) => headerOf(rows) !== null);
  const read = headed[0] ?? named.find(({ rows }) => rows.length > 0) ?? named[0];
  const others = headed.slice(1).map(({ name }) => `"${name}"`);
  const notes =
    others.length > 0 ? [`Sheet "${read?.name}" was read; --sheet reads ${others.join(" or ")}`] : [];
  return { ...split(read?.rows ?? []), notes };
}

/** Returns the row that heads most columns; null if none heads two. */
function headerOf(rows: readonly TextRow[]): TextRow | null {
  let best: TextRow | null = null;
  let most = 1;
  for (const row of rows.slice(0, headerWithin)) {
    const count = countHeadings(row.cells);
    if (count > most) [best, most] = [row, count];
  }
  return best;
}

function split(rows: readonly TextRow[]): Pick<ListTable, "header" | "rows"> {
  const header = headerOf(rows) ?? rows[0];
  if (!header) throw new StartListError(1, "the list is empty");
  return { header, rows: rows.slice(rows.indexOf(header) + 1) };
}
