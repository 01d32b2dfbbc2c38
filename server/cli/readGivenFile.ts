import { readFile } from "node:fs/promises";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError } from "./services.ts";

/** Returns the bytes of a file that an operator names. Throws `CommandError`. */
export async function readGivenFile(path: string): Promise<Buffer> {
  try {
    return await readFile(resolveFromInvocationDir(path));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new CommandError(
      code === "ENOENT" ? `Il n’y a pas de fichier ${path}.` : `${path} est illisible (${code}).`,
    );
  }
}
