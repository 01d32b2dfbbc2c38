import { CliError } from "../core/cliError.ts";

/** A call that cannot be meant; the message is the one line that the operator reads. */
export class ImportError extends CliError {}
