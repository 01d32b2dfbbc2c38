import { decodeText } from "../text/decodeText.ts";
import { checkProducts, type StatedProduct } from "./catalogueFile.ts";
import { readCatalogueCsv } from "./readCatalogueCsv.ts";
import { readCatalogueJson } from "./readCatalogueJson.ts";

/**
 * Reads the products of a catalogue's file: JSON if it begins with a brace, otherwise CSV, in any encoding that French
 * spreadsheets write. Throws `CliError` for anything else, and for a product that cannot be sold as stated.
 */
export function readCatalogue(bytes: Uint8Array): StatedProduct[] {
  const { text } = decodeText(bytes);
  const products = text.trimStart().startsWith("{") ? readCatalogueJson(text) : readCatalogueCsv(bytes);
  checkProducts(products);
  return products;
}
