import { DamagedFile, type FileStore, matchesName } from "../core/fileStore.ts";
import { ImageError } from "./imageError.ts";

/**
 * Returns an original, or null if there is none. Throws `ImageError` if it is no longer what was imported: it would be printed
 * and sold.
 */
export async function readOriginal(store: FileStore, key: string): Promise<Buffer | null> {
  const damaged = (cause?: unknown) =>
    new ImageError("broken", "le fichier ne correspond plus à sa somme de contrôle", { cause });
  const bytes = await store.get(key).catch((error: unknown) => {
    throw error instanceof DamagedFile ? damaged(error) : error;
  });
  if (bytes && !matchesName(key, bytes)) throw damaged();
  return bytes;
}
