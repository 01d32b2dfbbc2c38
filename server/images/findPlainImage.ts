import { CliError } from "../core/cliError.ts";
import type { FileStore } from "../core/fileStore.ts";
import { plainImageKey } from "./plainImageKey.ts";

/** Returns the key of an operator's image that was stored, by its SHA-256. Throws `CliError` if there is none. */
export async function findPlainImage(store: FileStore, image: string): Promise<string> {
  const key = plainImageKey(image);
  if (await store.exists(key)) return key;
  throw new CliError(`Il n’y a pas d’image ${image} : l’envoyer d’abord.`);
}
