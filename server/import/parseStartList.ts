import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import type { FilterTypeCode } from "./filterTypes.ts";
import { type ListSource, readListTable } from "./readListTable.ts";
import { type Column, readColumns } from "./startListColumns.ts";
import { StartListError } from "./startListError.ts";
import { faultOfCells, shapeOf } from "./startListFaults.ts";
import { type PassingTime, type PictureRange, readRange } from "./startListRange.ts";
import { readDate } from "./startListTimes.ts";

/** One line of a start list: who is on which pictures. */
export interface StartListRow {
  line: number;
  values: Partial<Record<FilterTypeCode, string>>;
  /** Null if the line names no pictures: those of its bib. */
  range: PictureRange | PassingTime | null;
  /** Null: any contest with the pictures. */
  contestLabel: string | null;
  /** Of the contest, where a list numbers them. */
  contestNumber: string | null;
}

/** A row that is wrong, and why. */
export interface RefusedRow {
  line: number;
  reason: string;
}

export interface StartList {
  rows: StartListRow[];
  refused: RefusedRow[];
  /** What the operator should know of how it was read. */
  notes: string[];
}

const longestValue = 200;

type Cell = (column: Column) => string;

/**
 * Reads a start list: XLSX, ODS, or CSV in any encoding and with any separator. Its header may stand below titles and comments. Rows that
 * are wrong are returned beside the others. Throws `CliError` for a list that cannot be read at all.
 */
export function parseStartList(bytes: Uint8Array, source: ListSource = {}): StartList {
  const { header, rows, isDelimited, notes } = readListTable(bytes, source);
  const columns = readColumns(header.line, header.cells);
  const list: StartList = { rows: [], refused: [], notes };
  const cellsOfHeader = header.cells.map(searchKey).join();
  const shape = isDelimited ? shapeOf(header.cells, rows) : null;
  for (const { line, cells } of rows) {
    // Printed lists repeat their header on each page.
    if (cells.map(searchKey).join() === cellsOfHeader) continue;
    try {
      const fault = faultOfCells(cells, shape);
      if (fault !== null) throw new StartListError(line, fault);
      list.rows.push(readRow(line, (column) => cells[columns.get(column) ?? -1] ?? ""));
    } catch (error) {
      if (!(error instanceof StartListError)) throw error;
      list.refused.push({ line, reason: error.message.replace(/^ligne \d+ : /, "") });
    }
  }
  return list;
}

const filled = (text: string) => (searchKey(text) === "" ? null : text);

function readRow(line: number, cell: Cell): StartListRow {
  return {
    line,
    values: readValues(line, cell),
    range: readPictures(line, cell),
    contestLabel: filled(cell("contest")),
    contestNumber: filled(cell("contestNumber")),
  };
}

function readValues(line: number, cell: Cell): StartListRow["values"] {
  const fullName = `${cell("firstName")} ${cell("lastName")}`.trim();
  const written: Record<FilterTypeCode, string> = {
    rider: cell("rider") || fullName,
    horse: cell("horse"),
    bib: readBib(line, cell("bib")),
  };
  const values: StartListRow["values"] = {};
  for (const code of ["rider", "horse", "bib"] as const) {
    const value = written[code];
    if (value.length > longestValue)
      throw new StartListError(line, `un nom a plus de ${longestValue} caractères`);
    // "-", "?", "***": nothing searchable.
    if (searchKey(value) !== "") values[code] = value;
  }
  if (Object.keys(values).length === 0) throw new StartListError(line, "ni dossard, ni cavalier, ni cheval");
  return values;
}

/** "12", "A12", "VIP 3", "12 bis", "12-1", "PRO"; a total or a page's number below the list is none. */
const worn = /^(?:\p{L}{0,3}[ .-]?\d{1,7}(?:[ ./-]?(?:\p{L}{1,4}|\d{1,3}))?|\p{L}{1,4})$/u;

/** Returns a bib as it is worn: 12, where a program wrote 12.0. */
function readBib(line: number, text: string): string {
  const bib = text.replace(/^(\d+)[.,]0+$/, "$1");
  const isBib = searchKey(bib) === "" || worn.test(bib.replace(/^n[°ºo.]+ ?/i, ""));
  if (!isBib) throw new StartListError(line, `« ${bib.slice(0, 40)} » n’est pas un dossard`);
  return bib;
}

/** How lists write that somebody did not pass. */
const absent =
  /^(?:np|non partant|abs|absente?|ab|abd|abandon|ff|forfait|nc|el|elim|elimine|dns|dnf|dsq|dq|ret|retired|wd|n a)$/;

function readPictures(line: number, cell: Cell): StartListRow["range"] {
  const to = cell("to");
  const named = cell("from") || cell("range");
  const passing = absent.test(searchKey(cell("passing"))) ? "" : cell("passing");
  const from = named || passing;
  if (searchKey(from) === "" && searchKey(to) === "") return null;
  if (searchKey(from) === "") throw new StartListError(line, `une fin (« ${to} ») sans début`);
  const dateText = cell("date");
  const date = searchKey(dateText) === "" ? null : readDate(dateText);
  if (date === null && searchKey(dateText) !== "")
    throw new StartListError(line, `« ${dateText} » n’est pas une date`);
  const range = readRange(from, to, date);
  if (typeof range === "string") throw new StartListError(line, range);
  if (named === "" && range.kind === "names")
    throw new StartListError(line, `« ${from} » n’est pas une heure`);
  return range;
}
