import { decodeText } from "./text/decodeText.ts";
import { splitRows, type TextRow } from "./text/splitRows.ts";

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
