import * as z from "zod/mini";
import { naturalQuery } from "../fields.ts";

/** Which part of a list; the whole list's length is in the header x-total-count. */
export const pageQuery = z.object({
  /** Default: 1,000. */
  limit: z.optional(naturalQuery.check(z.maximum(1000, "Invalid value"))),
  offset: z.optional(naturalQuery),
});
