import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { CliError } from "../core/cliError.ts";
import { byteLimit } from "../images/decoder.ts";
import { type DerivedImages, deriveImages } from "../images/derive.ts";
import { ImageError } from "../images/imageError.ts";
import { type PhotoFacts, readPhotoFacts } from "../images/photoFacts.ts";

export interface Replacement {
  bytes: Buffer;
  /** SHA-256, hexadecimal. */
  contentHash: string;
  facts: PhotoFacts;
  images: DerivedImages;
}

/** Reads a JPEG that is to replace an original, and decodes it. Throws `CliError` for any other file. */
export async function readReplacement(path: string): Promise<Replacement> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new CliError(`There is no file ${path}.`);
  // Before reading: one file must not fill the memory.
  if (found.size > byteLimit) throw new CliError(`${path}: larger than 150 MB.`);
  const bytes = await readFile(path).catch(() => {
    throw new CliError(`${path} cannot be read.`);
  });
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) throw new CliError(`${path} is no JPEG.`);
  try {
    return {
      bytes,
      contentHash: createHash("sha256").update(bytes).digest("hex"),
      facts: await readPhotoFacts(bytes),
      images: await deriveImages(bytes),
    };
  } catch (error) {
    if (error instanceof ImageError) throw new CliError(`${path}: ${error.message}.`);
    throw error;
  }
}
