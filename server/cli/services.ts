import { DatabaseStartError } from "../db/postgres/databaseStartError.ts";
import { ImportError } from "../import/importError.ts";
import { StartListError } from "../import/startListText.ts";
import { type OpenServices, openServices } from "../openServices.ts";
import { readSettings, SettingError } from "../settings.ts";

/** A call that cannot be carried out; the message is the one line that the operator reads. */
export class CommandError extends Error {}

/**
 * Runs a command with the shop's services open (settings of the environment; the PostgreSQL of a running shop is shared)
 * and closes them whatever happens. Throws what the command throws.
 */
export async function usingServices(command: (services: OpenServices) => Promise<void>): Promise<void> {
  const services = await openServices(readSettings(process.env));
  try {
    await command(services);
  } finally {
    await services.close();
  }
}

/** The same as a whole command: what it throws is reported. */
export function withServices(command: (services: OpenServices) => Promise<void>): Promise<void> {
  return reporting(() => usingServices(command));
}

/** Runs work whose failure is one plain line and exit code 1; with `LOG_LEVEL=debug` its stack stands below. */
export async function reporting(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${plainLine(error)}\n`);
    if (process.env.LOG_LEVEL === "debug" && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  }
}

const systemLines: Record<string, string> = {
  ECONNREFUSED: "The database cannot be reached: is its server running, and DATABASE_URL right?",
  ENOTFOUND: "The database cannot be reached: the host of DATABASE_URL is unknown.",
  ENOSPC: "The disk of DATA_DIR is full.",
  EACCES: "No permission to write to DATA_DIR.",
  EROFS: "DATA_DIR lies on a disk that cannot be written to.",
};

/** What went wrong, on one line. */
export function plainLine(error: unknown): string {
  if (
    error instanceof CommandError ||
    error instanceof ImportError ||
    error instanceof StartListError ||
    error instanceof SettingError ||
    error instanceof DatabaseStartError
  ) {
    return error.message;
  }
  if (!(error instanceof Error)) return String(error);
  const known = "code" in error ? systemLines[String(error.code)] : undefined;
  const [first = ""] = (error.message || String("code" in error ? error.code : error.name)).split("\n");
  return known ?? `It failed: ${first} (LOG_LEVEL=debug tells more)`;
}

/** One line for the operator, on standard output. */
export function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}
