import { unzipSync } from "fflate";
import { SpreadsheetError } from "./spreadsheetError.ts";

/** Bytes of one part, and of all that are read, once unpacked: a list of 100,000 rows has a tenth of them. */
const limits = { part: 200_000_000, all: 400_000_000, parts: 20_000 };

/**
 * Returns the parts of a zipped document that are wanted, by name. Sizes are checked before anything is unpacked, and no part grows
 * past the size that it states. Throws `SpreadsheetError`.
 */
export function unzipParts(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let all = 0;
  let parts = 0;
  try {
    const unzipped = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        parts++;
        if (!isWanted(name)) return false;
        all += originalSize;
        if (originalSize > limits.part || all > limits.all || parts > limits.parts) {
          throw new SpreadsheetError(
            "c’est trop grand pour une liste de départ : enregistrer la liste seule en CSV",
          );
        }
        return true;
      },
    });
    return new Map(Object.entries(unzipped));
  } catch (error) {
    if (error instanceof SpreadsheetError) throw error;
    throw new SpreadsheetError("c’est un classeur abîmé ou incomplet");
  }
}
