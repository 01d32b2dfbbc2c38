import * as z from "zod/mini";
import { line } from "./fields.ts";

/** A non-blank line of form input; surrounding blanks are trimmed. Kept out of the first load. */
export function filledText(maximum: number) {
  return line(maximum).check(z.trim(), z.minLength(1, "No value"));
}
