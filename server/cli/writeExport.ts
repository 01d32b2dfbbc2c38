import { writeFile } from "node:fs/promises";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError } from "./services.ts";

/** Writes a file for the operator. Throws `CommandError`. @param to as they named it */
export async function writeExport(to: string, text: string): Promise<void> {
  await writeFile(resolveFromInvocationDir(to), text).catch((error: Error) => {
    throw new CommandError(`${to} ne peut pas être écrit : ${error.message}.`);
  });
}
