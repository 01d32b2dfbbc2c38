import { sql } from "kysely";

const parisDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Paris" });

/** Returns the calendar day in France: « 2026-05-01 ». */
export function dayOf(moment: Date): string {
  return parisDay.format(moment);
}

/** Returns the start of a day in France, for queries; correct for days of 23 and 25 hours. */
export const dayStart = (day: string) => sql<string>`(${day}::date::timestamp at time zone 'Europe/Paris')`;

/** Returns the start of the next day. */
export const dayEnd = (day: string) =>
  sql<string>`((${day}::date + 1)::timestamp at time zone 'Europe/Paris')`;
