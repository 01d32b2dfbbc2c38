import { createServices, type OpenServices } from "../app/createServices.ts";
import { CliError } from "../core/cliError.ts";
import { readSettings } from "../core/readSettings.ts";
import { reporting } from "../core/reporting.ts";

/** Thrown when a command cannot run; the message is the single line that the operator reads. */
export class CommandError extends CliError {}

/**
 * Runs a command with the shop's services open (settings of the environment; shares the PostgreSQL of a running shop) and
 * always closes them. Throws what the command throws.
 */
export async function usingServices(command: (services: OpenServices) => Promise<void>): Promise<void> {
  const services = await createServices(readSettings(process.env));
  try {
    await command(services);
  } finally {
    await services.close();
  }
}

/** Same, as a whole command: reports what it throws. */
export function withServices(command: (services: OpenServices) => Promise<void>): Promise<void> {
  return reporting(() => usingServices(command));
}

/** Writes one line to standard output. */
export function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}
