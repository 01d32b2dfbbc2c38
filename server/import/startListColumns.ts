import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import { columnsByHeader } from "./columnsByHeader.ts";
import { StartListError } from "./startListError.ts";

/** Meaning of a start list's column. */
export type Column =
  | "bib"
  | "order"
  | "rider"
  | "lastName"
  | "firstName"
  | "horse"
  | "from"
  | "to"
  | "range"
  | "passing"
  | "time"
  | "date"
  | "contest"
  | "contestNumber";

/**
 * Headers as searchKey normalises them (no case, accents, points or hyphens), of spreadsheets and of the exports of the French and
 * international equestrian federations and of timing software.
 */
const headers: Record<Column, string> = {
  bib: "dossard|dossards|n dossard|no dossard|num dossard|numero dossard|numero de dossard|n de dossard|doss|n doss|no doss|bib|bibs|bib number|bib no|bib n|bib num|race number|numero de course|plaque|n plaque",
  order:
    "numero|num|n|no|nr|number|start number|start no|startnr|head no|head number|head nr|head n|n de tete|numero de tete",
  rider:
    "cavalier|cavaliere|cavaliers|nom cavalier|nom du cavalier|nom prenom cavalier|cavalier nom prenom|rider|rider name|riders|pilote|nom du pilote|driver|driver name|coureur|coureuse|nom du coureur|runner|runner name|concurrent|concurrents|nom du concurrent|competitor|competitor name|participant|nom du participant|athlete|athlete name|athletes|equipage|meneur|nom prenom|nom et prenom|nom prenoms|prenom nom|prenom et nom|nom complet|full name|fullname|first and last name|last name first name|name surname|engage",
  lastName:
    "nom|noms|nom de famille|nom du licencie|last name|lastname|surname|family name|familyname|name|athlete last name|rider last name|rider family name",
  firstName:
    "prenom|prenoms|prenom cavalier|prenom du cavalier|first name|firstname|given name|givenname|forename|athlete first name|rider first name",
  horse:
    "cheval|chevaux|nom cheval|nom du cheval|nom equide|nom de l equide|horse|horse name|horses|poney|pony|monture|equide|voiture|car|vehicule|vehicle|modele",
  from: "de|du|debut|from|start|begin|premiere|premiere photo|photo debut|photo de debut|first|first picture|heure debut|heure de debut",
  to: "a|au|fin|to|end|jusqu a|derniere|derniere photo|photo fin|photo de fin|last|last picture|heure fin|heure de fin|end time",
  range: "photo|photos|image|images|picture|pictures|plage|range|fichier|fichiers|file|files",
  passing:
    "passage|heure passage|heure de passage|h passage|passing|passing time|time of day|heure d arrivee|heure arrivee|finish time of day|heure depart|heure de depart|depart|start time|starttime|heure de passage prevue",
  time: "horaire|horaires|heure|heures|time|times|hour",
  date: "date|jour|day|date epreuve|date de l epreuve|competition date",
  contest:
    "epreuve|epreuves|nom epreuve|nom de l epreuve|libelle epreuve|libelle de l epreuve|contest|class|class name|classe|course|race|race name|speciale|serie|competition|competition name",
  contestNumber:
    "n epreuve|no epreuve|num epreuve|numero epreuve|numero de l epreuve|n de l epreuve|class no|class number|class nr|competition no|competition number|competition nr|race no",
};

const columnOf = columnsByHeader(headers);

/** Whether a cell is a heading that a start list may have. */
export const isHeading = (cell: string) => cell.length < 60 && columnOf.has(searchKey(cell));

const naming = ["bib", "order", "rider", "lastName", "horse"] as const;

/** Returns how many of the columns a row heads, if one of them names somebody; otherwise 0. */
export function countHeadings(cells: readonly string[]): number {
  const columns = new Set(cells.filter(isHeading).map((cell) => columnOf.get(searchKey(cell))));
  return naming.some((column) => columns.has(column)) ? columns.size : 0;
}

/**
 * Maps columns to cells by the list's header. Ignores unknown columns; a number in the list is a bib where there is no column of bibs, a
 * time of the day a passing time. Throws `StartListError` for a header without names, without bibs or pictures, or with a duplicate.
 */
export function readColumns(line: number, cells: readonly string[]): Map<Column, number> {
  const columns = new Map<Column, number>();
  for (const [index, cell] of cells.entries()) {
    const column = columnOf.get(searchKey(cell));
    if (!column) continue;
    if (!columns.has(column)) columns.set(column, index);
    // Lists often number their rows twice.
    else if (column !== "order")
      throw new StartListError(line, `deux colonnes pour la même chose (« ${cell} »)`);
  }
  substitute(columns, "bib", "order");
  substitute(columns, "passing", "time");
  if (!naming.some((column) => columns.has(column))) {
    throw new StartListError(
      line,
      "aucune colonne ne nomme personne (« dossard », « cavalier », « cheval » ou semblable)",
    );
  }
  if (!(["bib", "from", "range", "passing"] as const).some((column) => columns.has(column))) {
    throw new StartListError(
      line,
      "aucune colonne ne dit qui est sur quelles photos : par dossard (« dossard »), heure de passage (« heure ») ou photos (« de » et « à »)",
    );
  }
  return columns;
}

function substitute(columns: Map<Column, number>, column: Column, weaker: Column): void {
  const index = columns.get(weaker);
  if (index !== undefined && !columns.has(column)) columns.set(column, index);
  columns.delete(weaker);
}
