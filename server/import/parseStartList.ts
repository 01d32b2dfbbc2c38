import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import type { FilterTypeCode } from "./filterTypes.ts";
import { type Column, readColumns } from "./startListColumns.ts";
import { type PictureRange, readDate, readRange } from "./startListRange.ts";
import { readRows, StartListError } from "./startListText.ts";

/** One line of a start list: who is on which pictures. */
export interface StartListRow {
  line: number;
  values: Partial<Record<FilterTypeCode, string>>;
  /** Null if the line names no pictures. */
  range: PictureRange | null;
  /** Null: any contest with the pictures. */
  contestLabel: string | null;
}

const longestValue = 200;

/**
 * Reads a start list (CSV in any encoding and with any separator that French spreadsheets write). Throws `StartListError`, with
 * the line's number, for the first invalid line.
 */
export function parseStartList(bytes: Uint8Array): StartListRow[] {
  const [header, ...rows] = readRows(bytes);
  if (!header) throw new StartListError(1, "the list is empty");
  const columns = readColumns(header.line, header.cells);
  return rows.map(({ line, cells }) => {
    const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? "";
    return {
      line,
      values: readValues(line, cell),
      range: readPictures(line, cell),
      contestLabel: searchKey(cell("contest")) === "" ? null : cell("contest"),
    };
  });
}

function readValues(line: number, cell: (column: Column) => string): StartListRow["values"] {
  const fullName = `${cell("firstName")} ${cell("lastName")}`.trim();
  const written: Record<FilterTypeCode, string> = {
    rider: cell("rider") || fullName,
    horse: cell("horse"),
    bib: cell("bib"),
  };
  const values: StartListRow["values"] = {};
  for (const code of ["rider", "horse", "bib"] as const) {
    const value = written[code];
    if (value.length > longestValue)
      throw new StartListError(line, `a name is longer than ${longestValue} characters`);
    // "-", "?", "***": nothing searchable.
    if (searchKey(value) !== "") values[code] = value;
  }
  if (Object.keys(values).length === 0) throw new StartListError(line, "neither bib, rider nor horse");
  return values;
}

function readPictures(line: number, cell: (column: Column) => string): PictureRange | null {
  const from = cell("from") || cell("range");
  const to = cell("to");
  if (from === "" && to === "") return null;
  if (from === "") throw new StartListError(line, `an end ("${to}") without a beginning`);
  const dateText = cell("date");
  const date = dateText === "" ? null : readDate(dateText);
  if (dateText !== "" && date === null) throw new StartListError(line, `"${dateText}" is no date`);
  const range = readRange(from, to, date);
  if (typeof range === "string") throw new StartListError(line, range);
  return range;
}
