import { readXml } from "./readXml.ts";
import { serialDate } from "./serialDate.ts";
import { isFarColumn, type Sheet, SheetRows } from "./sheet.ts";
import { SpreadsheetError } from "./spreadsheetError.ts";
import { type CellStyle, readSharedStrings, readStyles, readWorkbook } from "./xlsxParts.ts";

interface Workings {
  strings: readonly string[];
  styles: readonly CellStyle[];
  epoch: "1900" | "1904";
}

/** Reads every sheet of an Excel workbook, formulas by their stored results. Throws `SpreadsheetError`. */
export function readXlsx(parts: ReadonlyMap<string, Uint8Array>): Sheet[] {
  const workbook = readWorkbook(parts);
  const workings: Workings = {
    strings: readSharedStrings(parts.get(workbook.sharedStrings)),
    styles: readStyles(parts.get(workbook.styles)),
    epoch: workbook.epoch,
  };
  return workbook.sheets.map(({ name, isHidden, path }) => {
    const part = parts.get(path);
    if (!part) throw new SpreadsheetError("c’est un classeur abîmé");
    return { name, isHidden, rows: readSheet(part, workings) };
  });
}

function readSheet(part: Uint8Array, workings: Workings): Sheet["rows"] {
  const sheet = new SheetRows();
  let line = 0;
  let column = -1;
  let cells: string[] = [];
  let cell = { type: "", style: 0, value: "" };
  let isValue = false;
  let isFormula = false;
  readXml(part, {
    open: (name, attributes) => {
      if (name === "row") {
        line = Number(attributes.r) || line + 1;
        column = -1;
        cells = [];
      } else if (name === "c") {
        column = columnOf(attributes.r) ?? column + 1;
        cell = { type: attributes.t ?? "n", style: Number(attributes.s ?? 0), value: "" };
        isFormula = false;
      } else if (name === "f") isFormula = true;
      else if (name === "v" || name === "t") isValue = true;
      // How a Japanese name is read aloud.
      else if (name === "rPh") cell = { ...cell, type: "phonetic" };
    },
    text: (text) => {
      if (isValue && cell.type !== "phonetic") cell.value += text;
    },
    close: (name) => {
      if (name === "v" || name === "t") isValue = false;
      else if (name === "rPh") cell.type = "inlineStr";
      else if (name === "c" && !isFarColumn(column)) {
        const isUncomputed = isFormula && cell.value === "" && cell.type !== "str";
        const text = isUncomputed ? "#CALC!" : cellText(cell, workings);
        if (text !== "") cells[column] = text;
      } else if (name === "row") sheet.add(line, cells);
    },
  });
  return sheet.rows;
}

/** "C12" is the third column: 2. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(
  { type, style, value }: { type: string; style: number; value: string },
  workings: Workings,
): string {
  if (type === "s") return workings.strings[Number(value)] ?? "";
  if (type === "d") return value.replace(/T00:00(:00)?(\.0+)?Z?$/, "").replace("T", " ");
  if (type !== "n") return value;
  const number = Number(value);
  if (value.trim() === "" || Number.isNaN(number)) return value;
  const { isDate = false, digits = 0 } = workings.styles[style] ?? {};
  if (isDate) return serialDate(number, workings.epoch);
  return String(number).padStart(Number.isInteger(number) ? digits : 0, "0");
}
