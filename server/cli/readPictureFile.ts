import { readFile, stat } from "node:fs/promises";
import { pictureBytesMaximum } from "../../src/domain/shop/limits.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError } from "./services.ts";

/** Returns the bytes of a file that an operator names. Throws `CommandError`. */
export async function readPictureFile(file: string): Promise<Buffer> {
  const path = resolveFromInvocationDir(file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new CommandError(`Il n’y a pas de fichier ${path}.`);
  // Before reading: one file must not fill the memory.
  if (found.size > pictureBytesMaximum) throw new CommandError(`${path} dépasse 150 Mo.`);
  return readFile(path).catch(() => {
    throw new CommandError(`${path} ne peut pas être lu.`);
  });
}
