import { sql } from "kysely";
import { dayEnd, dayStart } from "./day.ts";

/** Whole days in France, from the first to the last: « 2026-05-01 ». */
export interface Period {
  from: string;
  to: string;
}

/** Returns the days of a month, « 2026-05 ». */
export function monthPeriod(month: string): Period {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** Returns whether a column's moment is in a period, for queries. */
export const isWithin = (column: string, { from, to }: Period) =>
  sql<boolean>`(${sql.ref(column)} >= ${dayStart(from)} and ${sql.ref(column)} < ${dayEnd(to)})`;
