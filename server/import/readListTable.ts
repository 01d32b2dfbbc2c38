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
    if (sheet !== null) throw new CliError("un texte n’a pas de feuilles : ne pas donner --sheet");
    const rows = splitRows(decodeText(bytes, encoding).text, isHeading);
    return { ...split(rows), isDelimited: true, notes: [] };
  }
  if (encoding !== null) throw new CliError("un classeur dit son encodage : ne pas donner --encoding");
  return { ...readSheets(sheets, sheet), isDelimited: false };
}

function readSheets(sheets: readonly Sheet[], wanted: string | null) {
  const names = sheets.map(({ name }) => `« ${name} »`).join(", ");
  const named = sheets.filter(({ name, isHidden }) => (wanted === null ? !isHidden : name === wanted));
  if (named.length === 0) {
    throw new CliError(
      wanted === null
        ? "le classeur n’a pas de feuille"
        : `le classeur n’a pas de feuille « ${wanted} », mais ${names}`,
    );
  }
  const headed = named.filter(({ rows }) => headerOf(rows) !== null);
  const read = headed[0] ?? named.find(({ rows }) => rows.length > 0) ?? named[0];
  const others = headed.slice(1).map(({ name }) => `« ${name} »`);
  const notes =
    others.length > 0 ? [`Feuille « ${read?.name} » lue ; avec --sheet : ${others.join(" ou ")}`] : [];
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
  if (!header) throw new StartListError(1, "la liste est vide");
  return { header, rows: rows.slice(rows.indexOf(header) + 1) };
}
