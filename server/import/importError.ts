import { CliError } from "../core/cliError.ts";

/** An invalid call; the message is the single line that the operator reads. */
export class ImportError extends CliError {}
