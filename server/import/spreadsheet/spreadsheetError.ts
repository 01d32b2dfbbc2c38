import { CliError } from "../../core/cliError.ts";

/** Thrown for a file that is no spreadsheet that can be read; the message is the reason. */
export class SpreadsheetError extends CliError {}
