/** Limits of a date, both included, in ISO form (`2026-06-15`). */
export interface DateBounds {
  min?: string | undefined;
  max?: string | undefined;
}

/** Whether a date is before or after its bounds. ISO dates compare as texts. */
export const isOutside = (date: string | null, { min, max }: DateBounds): boolean =>
  date !== null && ((min !== undefined && date < min) || (max !== undefined && date > max));

/** Returns the later of two dates, of which either may be missing. */
export const laterOf = (
  one: string | null | undefined,
  other: string | null | undefined,
): string | undefined => [one ?? "", other ?? ""].sort().at(-1) || undefined;
