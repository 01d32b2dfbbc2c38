import { createServices, type OpenServices } from "../app/createServices.ts";
import { CliError, reporting } from "../core/cliError.ts";
import { readSettings } from "../core/settings.ts";

/** A call that cannot be carried out; the message is the one line that the operator reads. */
export class CommandError extends CliError {}

/**
 * Runs a command with the shop's services open (settings of the environment; the PostgreSQL of a running shop is shared)
 * and closes them whatever happens. Throws what the command throws.
 */
export async function usingServices(command: (services: OpenServices) => Promise<void>): Promise<void> {
  const services = await createServices(readSettings(process.env));
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

/** One line for the operator, on standard output. */
export function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}
