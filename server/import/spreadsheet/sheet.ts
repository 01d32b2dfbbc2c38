import { cleanCell, type TextRow } from "../text/splitRows.ts";
import { SpreadsheetError } from "./spreadsheetError.ts";

export interface Sheet {
  name: string;
  isHidden: boolean;
  /** Those that are not blank; a row's line is its number in the sheet. */
  rows: TextRow[];
}

const limits = { column: 500, cells: 10_000_000 };

/** Collects the cells of a sheet; columns and lines count from 0 and 1. */
export class SheetRows {
  readonly rows: TextRow[] = [];
  #cells = 0;

  /** @param cells by column, with holes */
  add(line: number, cells: readonly (string | undefined)[]): void {
    const texts = Array.from(cells, (cell) => cleanCell(cell ?? ""));
    if (texts.every((text) => text === "")) return;
    this.#cells += texts.length;
    if (this.#cells > limits.cells) {
      throw new SpreadsheetError(
        "c’est trop grand pour une liste de départ : enregistrer la liste seule en CSV",
      );
    }
    this.rows.push({ line, cells: texts });
  }
}

/** Whether a column lies so far right that it holds no list. */
export const isFarColumn = (column: number) => column >= limits.column;
