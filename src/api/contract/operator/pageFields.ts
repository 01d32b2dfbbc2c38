import * as z from "zod/mini";
import { naturalQuery } from "../fields.ts";

/** Which part of a list an operator's call asks for; by default, its first hundred entries. */
export const pageFields = {
  limit: z.optional(naturalQuery.check(z.maximum(1000, "Invalid value"))),
  offset: z.optional(naturalQuery),
};
