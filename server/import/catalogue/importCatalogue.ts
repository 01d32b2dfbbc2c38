import type { Author } from "../../core/author.ts";
import { CliError } from "../../core/cliError.ts";
import { readCatalogue } from "./readCatalogue.ts";
import { type CatalogueOutcome, writeCatalogue } from "./writeCatalogue.ts";

/**
 * Updates what the shop sells to match a catalogue's file, all or nothing. Throws `CliError`, with the line or the product.
 * @param encoding of a CSV; null: recognised
 */
export async function importCatalogue(
  author: Author,
  bytes: Uint8Array,
  encoding: string | null,
): Promise<CatalogueOutcome> {
  try {
    return await writeCatalogue(author, readCatalogue(bytes, encoding));
  } catch (error) {
    if (error instanceof CliError) throw new CliError(`Catalogue refusé : ${error.message}.`);
    throw error;
  }
}
