import { formatHour, formatWeekday } from "../../domain/dates/dates.ts";
import { capitalize } from "../../domain/french/capitalize.ts";
import type { Span } from "./filter.ts";

export interface SpanPlace {
  /** IANA time zone of the displayed times. Default: Paris. */
  timeZone?: string | undefined;
  /** Whether the pictures span several days, so that the day is named too. */
  severalDays: boolean;
}

/**
 * « Entre 10 h 15 et 10 h 40 »; among several days « Samedi 16 mai entre 10 h 15 et 10 h 40 »; for whole days « Samedi
 * 16 mai », « Du samedi 16 mai au dimanche 17 mai ».
 */
export function spanWords({ takenFrom, takenBefore }: Span, { timeZone, severalDays }: SpanPlace): string {
  const from = formatHour(takenFrom, timeZone);
  const to = formatHour(takenBefore, timeZone);
  const day = formatWeekday(takenFrom, timeZone);
  // The second bound is exclusive: midnight ends the previous day.
  const lastDay = formatWeekday(new Date(Date.parse(takenBefore) - 1).toISOString(), timeZone);
  const midnight = "0\u00a0h";
  if (from === midnight && to === midnight) {
    return day === lastDay ? capitalize(day) : `Du ${day} au ${lastDay}`;
  }
  if (day !== lastDay) return `Du ${day} à ${from} au ${lastDay} à ${to}`;
  return severalDays ? `${capitalize(day)} entre ${from} et ${to}` : `Entre ${from} et ${to}`;
}
