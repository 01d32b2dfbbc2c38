import { decodeText } from "../text/decodeText.ts";
import { checkProducts, type StatedProduct } from "./catalogueFile.ts";
import { readCatalogueCsv } from "./readCatalogueCsv.ts";
import { readCatalogueJson } from "./readCatalogueJson.ts";

/**
 * Reads the products of a catalogue's file: JSON if it begins with a brace, otherwise CSV, in any encoding that French
 * spreadsheets write. Throws `CliError` for anything else, and for a product that cannot be sold as stated.
 * @param encoding null: recognised
 */
export function readCatalogue(bytes: Uint8Array, encoding: string | null = null): StatedProduct[] {
  const { text } = decodeText(bytes, encoding);
  const products = text.trimStart().startsWith("{") ? readCatalogueJson(text) : readCatalogueCsv(text);
  checkProducts(products);
  return products;
}
