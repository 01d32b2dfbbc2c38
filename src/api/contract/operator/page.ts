import * as z from "zod/mini";
import { naturalQuery } from "../fields.ts";

/** The page of an operators' list: at most 1,000 entries, 100 unless more are asked for. */
export const pageQuery = {
  limit: z.optional(naturalQuery.check(z.maximum(1000, "Invalid value"))),
  offset: z.optional(naturalQuery),
};
