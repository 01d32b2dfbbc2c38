import type { VariantPrices } from "../../../src/domain/products/product.ts";
import { splitRows } from "../text/splitRows.ts";
import { readCount, readEuros, readFilter, readFormat, readNature } from "./catalogueCells.ts";
import { type Column, productColumns, readColumns } from "./catalogueColumns.ts";
import { CatalogueError, type StatedProduct } from "./catalogueFile.ts";

type Cell = (column: Column) => string;
interface Begun {
  product: StatedProduct;
  /** Its first line. */
  cell: Cell;
}

/**
 * Reads the products of a CSV catalogue from a spreadsheet: one line per variant, prices in euros. An empty product cell
 * repeats the line before. Throws `CliError`, with the line, for anything invalid.
 */
export function readCatalogueCsv(text: string): StatedProduct[] {
  const [header, ...rows] = splitRows(text);
  if (!header) throw new CatalogueError("la liste est vide");
  const columns = readColumns(header.cells);
  const products: StatedProduct[] = [];
  let last: Begun | null = null;
  for (const { line, cells } of rows) {
    const cell: Cell = (column) => cells[columns.get(column) ?? -1] ?? "";
    try {
      const of = productOfLine(last, cell);
      if (of !== last) products.push(of.product);
      last = of;
      of.product.variants.push(readVariant(cell));
    } catch (error) {
      if (error instanceof CatalogueError) throw new CatalogueError(`ligne ${line} : ${error.message}`);
      throw error;
    }
  }
  return products;
}

/** Returns the product of the line before, or a new one if this line names another. */
function productOfLine(last: Begun | null, cell: Cell): Begun {
  const pricing = cell("pricing") || (last?.product.pricing ?? "");
  const label = cell("label") || (last?.product.label ?? "");
  if (last?.product.pricing === pricing && last.product.label === label) {
    const other = productColumns.find((column) => cell(column) !== "" && cell(column) !== last.cell(column));
    if (!other) return last;
    throw new CatalogueError(`« ${cell(other)} » contredit la première ligne de « ${label} »`);
  }
  if (pricing === "" || label === "") throw new CatalogueError("il manque le tarif ou le produit");
  const long = [pricing, label].find((text) => text.length > 100);
  if (long !== undefined) throw new CatalogueError(`« ${long.slice(0, 20)}… » a plus de 100 caractères`);
  return { product: readProduct(pricing, label, cell), cell };
}

function readProduct(pricing: string, label: string, cell: Cell): StatedProduct {
  const [first, second, third, fourth] = [
    readFilter(cell("filter1")),
    readFilter(cell("filter2")),
    readFilter(cell("filter3")),
    readFilter(cell("filter4")),
  ] as const;
  return {
    pricing,
    label,
    nature: readNature(cell("nature")),
    description: cell("description"),
    longDescription: cell("longDescription"),
    grp1_count: readCount(cell("grp1_count")),
    grp2_count: readCount(cell("grp2_count")),
    filter1_nature: first.nature,
    filter2_nature: second.nature,
    filter3_nature: third.nature,
    filter4_nature: fourth.nature,
    filter1_typeUuid: first.type,
    filter2_typeUuid: second.type,
    filter3_typeUuid: third.type,
    filter4_typeUuid: fourth.type,
    variants: [],
  };
}

function readVariant(cell: Cell): VariantPrices {
  const price = readEuros(cell("base_price"));
  if (price === null) throw new CatalogueError("il manque le prix");
  return {
    grp1_format: readFormat(cell("grp1_format")),
    grp2_format: cell("grp2_format") === "" ? null : readFormat(cell("grp2_format")),
    base_price: price,
    mat_option: readEuros(cell("mat_option")),
    satin_option: readEuros(cell("satin_option")),
    numeric_option: readEuros(cell("numeric_option")),
  };
}
