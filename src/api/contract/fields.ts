import * as z from "zod/mini";
import { yearMaximum, yearMinimum } from "../../domain/shop/limits.ts";

/** Schemas shared by all fields (specification, section 5 "Data checks on server answers"). */

export const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, "Invalid value"));

/** Text of at most `maximum` characters, in responses. */
export function text(maximum: number) {
  return z.string().check(z.maxLength(maximum, `String too long (expected max ${maximum})`));
}

/** One or several uuids, separated by commas. */
export const uuidList = z.pipe(
  z.string().check(z.maxLength(4000)),
  z.pipe(
    z.transform((value: string) => value.split(",").filter((part) => part !== "")),
    z.array(uuid),
  ),
);

/**
 * One line of text, in requests: no line break, no control character (PostgreSQL cannot store NUL), no half of a surrogate pair
 * (it cannot store one in JSON).
 */
export function line(maximum: number) {
  return text(maximum).check(
    z.refine((value) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value), "Invalid value"),
  );
}

const toUtc = (value: string) => new Date(/Z|[+-]\d{2}:?\d{2}$/.test(value) ? value : `${value}Z`);

/** Whether the moment is in a year of four digits in UTC too: other years are written in a form that PostgreSQL refuses. */
function isInRange(value: string): boolean {
  const year = toUtc(value).getUTCFullYear();
  return Number.isNaN(year) || (year >= 1 && year <= 9999);
}

/** An ISO 8601 date and time, UTC unless it has a zone; normalised to `2026-05-01T08:00:00.000Z`. */
export const isoDate = z.pipe(
  z.iso
    .datetime({ offset: true, local: true, error: "Invalid value" })
    .check(z.refine(isInRange, "Invalid value")),
  z.transform((value) => toUtc(value).toISOString()),
);

/** A calendar day: `2026-05-01`. */
export const isoDay = z.iso.date({ error: "Invalid value" });

/** A day in a request: one on which a shop may have sold something. */
export const askedDay = isoDay.check(
  z.refine((day) => {
    const year = Number(day.slice(0, 4));
    return year >= yearMinimum && year <= yearMaximum;
  }, "Invalid value"),
);

/** A CSS colour of six hexadecimal digits. */
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, "Invalid value"));

/** True, false, 1 or 0; parsed to a boolean. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal(1), z.literal(0)], "Invalid value"),
  z.transform((value) => value === true || value === 1),
);

/** The largest integer of a column. */
const largest = 2_147_483_647;

export const natural = z
  .int("Invalid value")
  .check(z.minimum(0, "Invalid value"), z.maximum(largest, "Invalid value"));
export const cents = z
  .int("Invalid value")
  .check(z.minimum(-largest, "Invalid value"), z.maximum(largest, "Invalid value"));
export const year = z.int().check(z.minimum(yearMinimum), z.maximum(yearMaximum));
export const orientation = z.int().check(z.minimum(1), z.maximum(8));

/** A non-negative integer, passed as text in a query. */
export const naturalQuery = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, "Invalid value")),
  z.transform((value) => Number(value)),
);

/** The part of a list that a query asks for. */
export const pageQuery = {
  /** How many at most. */
  limit: z.optional(naturalQuery.check(z.maximum(1000, "Invalid value"))),
  /** How many to skip. */
  offset: z.optional(naturalQuery),
};

/** Fields of every stored entity (specification, section 3 "Common to stored entities"). */
export const storedFields = {
  createdAt: isoDate,
  modifiedAt: isoDate,
  creationPlaceId: natural,
  isDeleted: flag,
};

/** A value that may be missing, given as `null`. */
export function orNull<T extends z.ZodMiniType>(schema: T) {
  return z.nullable(schema);
}
