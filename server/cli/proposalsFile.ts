import { readFile } from "node:fs/promises";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import { columnsByHeader } from "../import/columnsByHeader.ts";
import { decodeText } from "../import/text/decodeText.ts";
import { splitRows } from "../import/text/splitRows.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError } from "./services.ts";

/** A line of a file of proposed names, as it is written. */
export interface ProposalLine {
  line: number;
  /** A uuid or the name of a file. */
  picture: string;
  type: string;
  value: string;
  /** NaN where the cell is no number. */
  certainty: number;
}

const columnNames = {
  picture: "photo|picture|image|fichier|file|uuid",
  type: "type",
  value: "valeur|value|nom|name|dossard|bib",
  certainty: "certitude|certainty|confiance|confidence|score",
};
const columns = columnsByHeader(columnNames);

/** Reads a CSV of proposed names. A missing certainty is 1. Throws `CommandError`. */
export async function readProposalsFile(file: string): Promise<ProposalLine[]> {
  const path = resolveFromInvocationDir(file);
  const bytes = await readFile(path).catch(() => {
    throw new CommandError(`Le fichier ${path} ne peut pas être lu.`);
  });
  const [header, ...rows] = splitRows(decodeText(bytes).text, (cell) => columns.has(searchKey(cell)));
  const places = new Map((header?.cells ?? []).map((cell, place) => [columns.get(searchKey(cell)), place]));
  const missing = (["picture", "type", "value"] as const).filter((column) => !places.has(column));
  if (missing.length > 0) {
    throw new CommandError(
      "Le fichier doit avoir les colonnes photo, type et valeur, et peut avoir certitude.",
    );
  }
  return rows.map(({ line, cells }) => {
    const cell = (column: keyof typeof columnNames) => (cells[places.get(column) ?? -1] ?? "").trim();
    const certainty = readCertainty(cell("certainty"));
    return { line, picture: cell("picture"), type: cell("type"), value: cell("value"), certainty };
  });
}

/** Reads « 0,93 », « 0.93 », « 93 % »; empty is certain. Returns NaN for anything else. */
export function readCertainty(text: string): number {
  if (text === "") return 1;
  const [, digits, percent] = /^(\d{1,3}(?:[.,]\d{1,12})?)\s*(%?)$/.exec(text.trim()) ?? [];
  const value = Number(digits?.replace(",", "."));
  return percent === "%" ? value / 100 : value;
}
