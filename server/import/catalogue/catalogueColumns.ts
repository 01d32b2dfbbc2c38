import { searchKey } from "../../../src/domain/pictures/searchKey.ts";
import { columnsByHeader } from "../columnsByHeader.ts";
import { CatalogueError } from "./catalogueFile.ts";

/** Columns of the product itself, the same on all its lines. */
export const productColumns = [
  "nature",
  "description",
  "longDescription",
  "grp1_count",
  "grp2_count",
  "filter1",
  "filter2",
  "filter3",
  "filter4",
] as const;
export type ProductColumn = (typeof productColumns)[number];

/** Meaning of a catalogue's column. */
export type Column =
  | "pricing"
  | "label"
  | ProductColumn
  | "grp1_format"
  | "grp2_format"
  | "base_price"
  | "mat_option"
  | "satin_option"
  | "numeric_option";

/** Headers as searchKey normalises them: no case, accents, points or hyphens. */
const headers: Record<Column, string> = {
  pricing: "tarif|tarifs|categorie|grille|pricing",
  label: "produit|nom|label|product",
  nature: "nature",
  description: "description",
  longDescription: "description longue|longdescription|long description",
  grp1_count: "groupe 1|photos|photos groupe 1|grp1 count|group 1",
  grp2_count: "groupe 2|photos groupe 2|grp2 count|group 2",
  filter1: "filtre 1|filter1|filter 1|filter1 nature",
  filter2: "filtre 2|filter2|filter 2|filter2 nature",
  filter3: "filtre 3|filter3|filter 3|filter3 nature",
  filter4: "filtre 4|filter4|filter 4|filter4 nature",
  grp1_format: "format|format 1|grp1 format|format groupe 1",
  grp2_format: "format 2|grp2 format|format groupe 2",
  base_price: "prix|prix ttc|price",
  mat_option: "mat|option mat",
  satin_option: "satin|satine|option satin",
  numeric_option: "numerique|copie|copie numerique|option numerique|digital copy|copy",
};

const columnOf = columnsByHeader(headers);

/**
 * Maps columns to cells by the file's header. Throws `CatalogueError` for an unknown column (a price must not be ignored), a
 * duplicate, or a header without product, nature, format and price.
 */
export function readColumns(cells: readonly string[]): Map<Column, number> {
  const columns = new Map<Column, number>();
  for (const [index, cell] of cells.entries()) {
    if (cell === "") continue;
    const column = columnOf.get(searchKey(cell));
    if (!column) throw new CatalogueError(`ligne 1 : la colonne « ${cell} » n’est pas connue`);
    if (columns.has(column))
      throw new CatalogueError(`ligne 1 : deux colonnes disent la même chose (« ${cell} »)`);
    columns.set(column, index);
  }
  for (const needed of ["pricing", "label", "nature", "grp1_format", "base_price"] as const) {
    const [name = ""] = headers[needed].split("|");
    if (!columns.has(needed)) throw new CatalogueError(`ligne 1 : il manque la colonne « ${name} »`);
  }
  return columns;
}
