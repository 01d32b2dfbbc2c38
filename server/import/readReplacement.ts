import { createHash } from "node:crypto";
import { CliError } from "../core/cliError.ts";
import { type DerivedImages, deriveImages } from "../images/derive.ts";
import { ImageError, type RefusalReason } from "../images/imageError.ts";
import { type PhotoFacts, readPhotoFacts } from "../images/photoFacts.ts";

export interface Replacement {
  bytes: Uint8Array;
  /** SHA-256, hexadecimal. */
  contentHash: string;
  facts: PhotoFacts;
  images: DerivedImages;
}

const faults: Record<RefusalReason, string> = {
  empty: "Le fichier est vide.",
  notAnImage: "Le fichier n’est pas un JPEG.",
  unsupported: "Le fichier n’est pas un JPEG.",
  tooLarge: "La photo est trop grande : plus de 150 Mo, ou trop de pixels.",
  broken: "Le fichier est abîmé : il ne se lit pas jusqu’au bout.",
};

/** Reads a JPEG that is to replace an original, and decodes it. Throws `CliError` for any other file. */
export async function readReplacement(given: Uint8Array): Promise<Replacement> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) throw new CliError(faults.empty);
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) throw new CliError(faults.notAnImage);
  try {
    return {
      bytes,
      contentHash: createHash("sha256").update(bytes).digest("hex"),
      facts: await readPhotoFacts(bytes),
      images: await deriveImages(bytes),
    };
  } catch (error) {
    if (error instanceof ImageError) throw new CliError(faults[error.reason]);
    throw error;
  }
}
