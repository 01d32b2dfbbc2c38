import { monthPeriod, type Period } from "../fulfilment/period.ts";
import { readDay } from "./readDay.ts";
import { CommandError } from "./services.ts";

export interface PeriodOptions {
  day?: string;
  month?: string;
}

/** Reads `--day 2026-05-01` or `--month 2026-05`. Throws `CommandError` unless there is one of them. */
export function readPeriod({ day, month }: PeriodOptions): Period & { label: string } {
  if ((day === undefined) === (month === undefined)) {
    throw new CommandError("Pour quels jours : --day 2026-05-01, ou --month 2026-05 ?");
  }
  if (day !== undefined) {
    const read = readDay(day);
    return { from: read, to: read, label: read };
  }
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month ?? "")) {
    throw new CommandError(`« ${month} » n’est pas un mois : écrire 2026-05.`);
  }
  return { ...monthPeriod(month ?? ""), label: month ?? "" };
}
