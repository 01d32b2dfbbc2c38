import { CliError } from "../core/cliError.ts";
import { decodeText } from "./text/decodeText.ts";
import { splitRows, type TextRow } from "./text/splitRows.ts";

/** Thrown for an invalid start list; `line` counts from 1. */
export class StartListError extends CliError {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.line = line;
  }
}

/**
 * Returns the non-blank rows of a list of cells separated by semicolons, tabs, commas or bars, each with its line number. Throws
 * `TextError`.
 */
export function readRows(
  bytes: Uint8Array,
  isHeading: (cell: string) => boolean = () => false,
  encoding: string | null = null,
): TextRow[] {
  return splitRows(decodeText(bytes, encoding).text, isHeading);
}
