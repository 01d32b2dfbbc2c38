import { decodeText } from "../startListText.ts";
import { checkProducts, type StatedProduct } from "./catalogueFile.ts";
import { readCatalogueCsv } from "./readCatalogueCsv.ts";
import { readCatalogueJson } from "./readCatalogueJson.ts";

/**
 * The products of a catalogue's file: JSON where it begins with a brace, else CSV, in any encoding that French
 * spreadsheets write. Throws `CliError` for what is neither, and for a product that cannot be sold so.
 */
export function readCatalogue(bytes: Uint8Array): StatedProduct[] {
  const text = decodeText(bytes);
  const products = text.trimStart().startsWith("{") ? readCatalogueJson(text) : readCatalogueCsv(bytes);
  checkProducts(products);
  return products;
}
