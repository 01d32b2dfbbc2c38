import type { Command } from "commander";
import { createProgram } from "./program.ts";

/** Runs `dossard` with this process's arguments. @param furtherCommands commands besides the shop's own */
export async function runProgram(furtherCommands: readonly Command[] = []): Promise<void> {
  // A reader that closes the pipe early (`| head`) is not an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exitCode = 0;
  });
  await createProgram(furtherCommands).parseAsync();
}

if (import.meta.main) await runProgram();
