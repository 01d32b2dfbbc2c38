import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import { columnsByHeader } from "./columnsByHeader.ts";
import { StartListError } from "./startListText.ts";

/** Meaning of a start list's column. */
export type Column =
  | "bib"
  | "rider"
  | "lastName"
  | "firstName"
  | "horse"
  | "from"
  | "to"
  | "range"
  | "date"
  | "contest";

/** Headers as searchKey normalises them: no case, accents, points or hyphens. */
const headers: Record<Column, string> = {
  bib: "dossard|n dossard|no dossard|numero de dossard|num dossard|bib|bib number|numero|num|n|no|number|start number",
  rider:
    "cavalier|cavaliere|nom du cavalier|rider|rider name|pilote|nom du pilote|driver|coureur|coureuse|runner|concurrent|participant|athlete|equipage",
  lastName: "nom|nom de famille|last name|lastname|surname|name",
  firstName: "prenom|first name|firstname",
  horse:
    "cheval|nom du cheval|horse|horse name|poney|pony|monture|equide|voiture|car|vehicule|vehicle|modele",
  from: "de|du|debut|from|start|begin|premiere|premiere photo|photo debut|photo de debut|first|first picture|heure debut|heure de debut|start time",
  to: "a|au|fin|to|end|jusqu a|derniere|derniere photo|photo fin|photo de fin|last|last picture|heure fin|heure de fin|end time",
  range: "photo|photos|image|images|picture|pictures|plage|range|horaire|horaires|heure|heures|time|times",
  date: "date|jour|day",
  contest: "epreuve|nom de l epreuve|contest|class|classe|course|race|speciale|serie|competition",
};

const columnOf = columnsByHeader(headers);

/**
 * Maps columns to cells by the list's header. Ignores unknown columns. Throws `StartListError` for a header without names,
 * without pictures, or with a duplicate.
 */
export function readColumns(line: number, cells: readonly string[]): Map<Column, number> {
  const columns = new Map<Column, number>();
  for (const [index, cell] of cells.entries()) {
    const column = columnOf.get(searchKey(cell));
    if (!column) continue;
    if (columns.has(column)) throw new StartListError(line, `two columns for the same thing ("${cell}")`);
    columns.set(column, index);
  }
  const names = (["bib", "rider", "lastName", "horse"] as const).some((column) => columns.has(column));
  if (!names) {
    throw new StartListError(line, 'no column names anybody ("dossard", "cavalier", "cheval" or the like)');
  }
  if (!columns.has("from") && !columns.has("range")) {
    throw new StartListError(line, 'no column names pictures ("de" and "à", by picture names or times)');
  }
  return columns;
}
