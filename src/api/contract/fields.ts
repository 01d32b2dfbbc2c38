import * as z from "zod/mini";
import { yearMaximum, yearMinimum } from "../../domain/shop/limits.ts";

/** The checks that every field is made of (specification, section 5 "Data checks on server answers"). */

export const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, "Invalid value"));

/** Text of at most `maximum` characters, as answers carry it. */
export function text(maximum: number) {
  return z.string().check(z.maxLength(maximum, `String too long (expected max ${maximum})`));
}

/** Text of one line as callers send it: no line break, no control character (NUL among them, which PostgreSQL cannot keep). */
export function line(maximum: number) {
  return text(maximum).check(z.refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), "Invalid value"));
}

/** An ISO 8601 date and time; without a zone it is read as UTC; given back as `2026-05-01T08:00:00.000Z`. */
export const isoDate = z.pipe(
  z.iso.datetime({ offset: true, local: true, error: "Invalid value" }),
  z.transform((value) => new Date(/Z|[+-]\d{2}:?\d{2}$/.test(value) ? value : `${value}Z`).toISOString()),
);

/** A calendar day: `2026-05-01`. */
export const isoDay = z.iso.date({ error: "Invalid value" });

/** A colour as CSS takes it, of six hexadecimal digits. */
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, "Invalid value"));

/** True, false, 1 or 0; given back as a boolean. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal(1), z.literal(0)], "Invalid value"),
  z.transform((value) => value === true || value === 1),
);

/** The largest whole number that a column holds. */
const largest = 2_147_483_647;

export const natural = z
  .int("Invalid value")
  .check(z.minimum(0, "Invalid value"), z.maximum(largest, "Invalid value"));
export const cents = z
  .int("Invalid value")
  .check(z.minimum(-largest, "Invalid value"), z.maximum(largest, "Invalid value"));
export const year = z.int().check(z.minimum(yearMinimum), z.maximum(yearMaximum));
export const orientation = z.int().check(z.minimum(1), z.maximum(8));

/** A whole number from 0 up that arrives as text in a query. */
export const naturalQuery = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, "Invalid value")),
  z.transform((value) => Number(value)),
);

/** What every stored entity carries (specification, section 3 "Common to stored entities"). */
export const storedFields = {
  createdAt: isoDate,
  modifiedAt: isoDate,
  creationPlaceId: natural,
  isDeleted: flag,
};

/** A value that may be missing: `null` stands for it. */
export function orNull<T extends z.ZodMiniType>(schema: T) {
  return z.nullable(schema);
}
