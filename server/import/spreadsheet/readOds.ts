import { type Attributes, readXml } from "./readXml.ts";
import { isFarColumn, type Sheet, SheetRows } from "./sheet.ts";

/** A filled row stands for no more rows than this: a list repeats nothing. */
const repeatMaximum = 1_000;

interface OpenTable {
  name: string;
  isHidden: boolean;
  rows: SheetRows;
  line: number;
}

interface OpenCell {
  attributes: Attributes;
  paragraphs: string[];
}

/** Reads every sheet of an OpenDocument spreadsheet, formulas by their stored results. Throws `SpreadsheetError`. */
export function readOds(content: Uint8Array): Sheet[] {
  const sheets: Sheet[] = [];
  const hiddenStyles = new Set<string>();
  let style = "";
  let table: OpenTable | null = null;
  let cells: string[] = [];
  let column = 0;
  let rowRepeat = 1;
  let cell: OpenCell | null = null;
  /** Comments hold paragraphs too. */
  let asides = 0;
  readXml(content, {
    open: (name, attributes) => {
      if (name === "style") style = attributes.name ?? "";
      else if (name === "table-properties" && attributes.display === "false") hiddenStyles.add(style);
      else if (name === "annotation" || name === "tracked-changes") asides++;
      else if (asides > 0) return;
      else if (name === "table") {
        const isHidden = hiddenStyles.has(attributes["style-name"] ?? "");
        table = { name: attributes.name ?? "", isHidden, rows: new SheetRows(), line: 0 };
      } else if (name === "table-row") {
        rowRepeat = Number(attributes["number-rows-repeated"] ?? 1) || 1;
        cells = [];
        column = 0;
      } else if (name === "table-cell" || name === "covered-table-cell")
        cell = { attributes, paragraphs: [] };
      else if (name === "p" && cell) cell.paragraphs.push("");
      else if (cell && cell.paragraphs.length > 0 && /^(s|tab|line-break)$/.test(name)) append(cell, " ");
    },
    text: (text) => {
      if (asides === 0 && cell && cell.paragraphs.length > 0) append(cell, text);
    },
    close: (name) => {
      if (name === "annotation" || name === "tracked-changes") asides--;
      else if (asides > 0) return;
      else if ((name === "table-cell" || name === "covered-table-cell") && cell) {
        const text = cellText(cell);
        const repeat = Number(cell.attributes["number-columns-repeated"] ?? 1) || 1;
        if (text !== "")
          for (let at = column; at < column + repeat && !isFarColumn(at); at++) cells[at] = text;
        column += repeat;
        cell = null;
      } else if (name === "table-row" && table) {
        const copies = cells.length === 0 ? 0 : Math.min(rowRepeat, repeatMaximum);
        for (let copy = 1; copy <= copies; copy++) table.rows.add(table.line + copy, cells);
        table.line += rowRepeat;
      } else if (name === "table" && table) {
        sheets.push({ name: table.name, isHidden: table.isHidden, rows: table.rows.rows });
        table = null;
      }
    },
  });
  return sheets;
}

function append(cell: OpenCell, text: string): void {
  cell.paragraphs[cell.paragraphs.length - 1] += text;
}

function cellText({ attributes, paragraphs }: OpenCell): string {
  const shown = paragraphs.join(" ");
  switch (attributes["value-type"]) {
    case "date":
      return (attributes["date-value"] ?? shown).replace(/T00:00(:00)?(\.0+)?$/, "").replace("T", " ");
    case "time":
      return timeText(attributes["time-value"] ?? "") ?? shown;
    case "float":
    case "currency":
    case "percentage": {
      const number = Number(attributes.value);
      // Shown with leading zeros, it is a bib: "012".
      if (/^0\d+$/.test(shown.trim()) && Number(shown) === number) return shown.trim();
      return attributes.value === undefined || Number.isNaN(number) ? shown : String(number);
    }
    default:
      return attributes["string-value"] ?? shown;
  }
}

/** "PT09H05M00S" is 09:05:00. */
function timeText(duration: string): string | null {
  const [, hours, minutes, seconds] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/.exec(duration) ?? [];
  if (hours === undefined && minutes === undefined && seconds === undefined) return null;
  return [hours, minutes, seconds].map((part) => String(Number(part ?? 0)).padStart(2, "0")).join(":");
}
