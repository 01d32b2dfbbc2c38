import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { CliError } from "../core/cliError.ts";
import type { FileStore } from "../core/fileStore.ts";
import { openImage } from "./decoder.ts";
import { ImageError } from "./imageError.ts";

/**
 * Puts an operator's image, a cover or an advert, into the store as it is; returns its key, the same for the same bytes.
 * Throws `CliError` for a file that is missing or no picture.
 */
export async function storePlainImage(store: FileStore, path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => {
    throw new CliError(`There is no file ${path}.`);
  });
  try {
    const { image } = await openImage(bytes);
    // Decodes it: a file that breaks off halfway would be found by the shoppers.
    await image.stats();
  } catch (error) {
    const reason = error instanceof ImageError ? error.message : "its pixels cannot be read";
    throw new CliError(`${path}: ${reason}.`);
  }
  const key = `originals/plain/${createHash("sha256").update(bytes).digest("hex")}`;
  await store.put(key, bytes);
  return key;
}
