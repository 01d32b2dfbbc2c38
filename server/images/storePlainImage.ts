import { createHash } from "node:crypto";
import { CliError } from "../core/cliError.ts";
import type { FileStore } from "../core/fileStore.ts";
import { openImage, withDecoder } from "./decoder.ts";
import { ImageError } from "./imageError.ts";

const keyOf = (image: string) => `originals/plain/${image}`;

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
  await store.put(keyOf(image), bytes);
  return { image, originalKey: keyOf(image) };
}

/** Returns the key of an image that was stored, by its SHA-256. Throws `CliError` if there is none. */
export async function findPlainImage(store: FileStore, image: string): Promise<string> {
  if (await store.exists(keyOf(image))) return keyOf(image);
  throw new CliError(`Il n’y a pas d’image ${image} : l’envoyer d’abord.`);
}
