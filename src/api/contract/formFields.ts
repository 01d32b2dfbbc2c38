import * as z from "zod/mini";
import { line } from "./fields.ts";

/** Schemas of form input, kept out of the first load. */

/** A non-blank line; surrounding blanks are trimmed. */
export function filledText(maximum: number) {
  return line(maximum).check(z.trim(), z.minLength(1, "No value"));
}

/** An e-mail address: at most 100 characters as stored, at most 64 in its local part (sections 5 and 9). */
export const email = z.string().check(
  z.trim(),
  z.email("Invalid value"),
  z.maxLength(100, "String too long (expected max 100)"),
  z.refine((value) => value.lastIndexOf("@") <= 64, "String too long (expected max 64)"),
);
