import { createHash } from "node:crypto";
import { CliError } from "../core/cliError.ts";
import type { FileStore } from "../core/fileStore.ts";
import { openImage, withDecoder } from "./decoder.ts";
import { ImageError } from "./imageError.ts";
import { plainImageKey } from "./plainImageKey.ts";

/**
 * Puts an operator's image, a cover or an advert, into the store as it is. Returns its SHA-256, which names it, the same for the
 * same bytes, and its key in the store. Throws `CliError` for what is no picture.
 */
export async function storePlainImage(
  store: FileStore,
  bytes: Uint8Array,
): Promise<{ image: string; originalKey: string }> {
  try {
    const { image } = await openImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    // Decodes it: a file that breaks off halfway would be found by the shoppers.
    await withDecoder(() => image.stats());
  } catch (error) {
    const reason = error instanceof ImageError ? error.message : "ses pixels sont illisibles";
    throw new CliError(`L’image est refusée : ${reason}.`);
  }
  const image = createHash("sha256").update(bytes).digest("hex");
  const originalKey = plainImageKey(image);
  await store.put(originalKey, bytes);
  return { image, originalKey };
}
