import * as z from "zod/mini";
import { line } from "./fields.ts";

/** Checks of what forms send: the first load carries checks.ts, and not these. */

/** A line that must hold something else than blanks; surrounding blanks are dropped. */
export function filledText(maximum: number) {
  return line(maximum).check(z.trim(), z.minLength(1, "No value"));
}

/** An e-mail address of at most 100 characters as stored, its local part of at most 64 (sections 5 and 9). */
export const email = z.string().check(
  z.trim(),
  z.email("Invalid value"),
  z.maxLength(100, "String too long (expected max 100)"),
  z.refine((value) => value.lastIndexOf("@") <= 64, "String too long (expected max 64)"),
);
