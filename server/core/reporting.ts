import { DatabaseFault } from "../db/databaseFault.ts";
import { CliError } from "./cliError.ts";
import { StoreError } from "./fileStore.ts";

const systemLines: Record<string, string> = {
  EADDRINUSE: "Ce port est déjà pris : en choisir un autre par PORT=…",
  ENOSPC: "Le disque de DATA_DIR est plein.",
  // PostgreSQL's own code.
  "53100": "Le disque de la base est plein.",
  EACCES: "La boutique n’a pas le droit d’écrire dans DATA_DIR.",
  EROFS: "Le disque de DATA_DIR est en lecture seule.",
};

/** Returns the error on one line. */
export function plainLine(error: unknown): string {
  if (error instanceof CliError || error instanceof DatabaseFault || error instanceof StoreError)
    return error.message;
  if (!(error instanceof Error)) return String(error);
  const known = "code" in error ? systemLines[String(error.code)] : undefined;
  const [first = ""] = (error.message || String("code" in error ? error.code : error.name)).split("\n");
  return known ?? `Échec : ${first} (LOG_LEVEL=debug en dit plus)`;
}

/** Runs a whole process's work: prints a failure as one plain line, with its stack if `LOG_LEVEL=debug`, and exits with 1. */
export async function reporting(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${plainLine(error)}\n`);
    if (process.env.LOG_LEVEL === "debug" && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  }
}
