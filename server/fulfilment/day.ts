import { sql } from "kysely";

const parisDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Paris" });

/** The calendar day in France: « 2026-05-01 ». */
export function dayOf(moment: Date): string {
  return parisDay.format(moment);
}

/** When a day in France begins, for queries; its days of 23 and 25 hours too. */
export const dayStart = (day: string) => sql<string>`(${day}::date::timestamp at time zone 'Europe/Paris')`;

/** When the next one does. */
export const dayEnd = (day: string) =>
  sql<string>`((${day}::date + 1)::timestamp at time zone 'Europe/Paris')`;
