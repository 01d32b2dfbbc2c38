import { serialDate } from "./spreadsheet/serialDate.ts";

/** A time of the day, with its day if the list says it. */
export interface Moment {
  /** `YYYY-MM-DD`, or null. */
  date: string | null;
  /** `HH:mm:ss` */
  time: string;
}

const two = (text: string | undefined) => (text ?? "0").padStart(2, "0");

const months =
  "janv(?:ier)?|jan(?:uary)?;fevr?(?:ier)?|feb(?:ruary)?;mars?|march;avr(?:il)?|apr(?:il)?;mai|may;juin|june?;juil(?:let)?|july?;aout|aug(?:ust)?;sept?(?:embre|ember)?;oct(?:obre|ober)?;nov(?:embre|ember)?;dec(?:embre|ember)?"
    .split(";")
    .map((names) => new RegExp(`^(?:${names})$`));

/** A spreadsheet's number of an event's day: 1982 to 2091. */
const serialDay = /^[3-6]\d{4}$/;

/** Reads `2026-05-01`, French `1/5/2026`, `01.05.26`, `samedi 1er mai 2026`, or a spreadsheet's number; null if it is not a date. */
export function readDate(text: string): string | null {
  if (serialDay.test(text)) return serialDate(Number(text));
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ 00:00(:00)?$/, "");
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(plain);
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(plain);
  const words = /^(?:[a-z]+\.?,? )?(\d{1,2})(?:er|st|nd|rd|th)?[ -]([a-z]+)\.?[ -](\d{4}|\d{2})$/.exec(plain);
  if (words)
    return dateOf(words[3], String(months.findIndex((month) => month.test(words[2] ?? "")) + 1), words[1]);
  return iso ? dateOf(iso[1], iso[2], iso[3]) : dateOf(french?.[3], french?.[2], french?.[1]);
}

function dateOf(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  if (!year) return null;
  const date = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null;
}

const clock =
  /^(?:(\S.*?)(?:[ T]|, )\s*)?(\d{1,2})(?: ?[:h] ?(\d{2})(?: ?[:m'] ?(\d{2})(?:[.,]\d+)? ?(?:s|'')?)?| ?h(?:eures?)?|(?= ?[ap]\.? ?m))(?: ?([ap])\.? ?m\.?)?$/i;
/** A spreadsheet's fraction of a day, with the number of the day or without. */
const fraction = /^(?:0|[3-6]\d{4})[.,]\d+$/;

/**
 * Reads `10:32:05`, `10:32`, `10h32`, `9:05 AM`, `9:05:00.0` or a spreadsheet's fraction of a day, with or without a date before it;
 * null if it is not a time.
 */
export function readMoment(text: string): Moment | null {
  if (fraction.test(text)) return readMoment(serialDate(Number(text.replace(",", "."))));
  const found = clock.exec(text);
  if (!found) return null;
  const [, dateText, hourText = "", minute, second, half] = found;
  const date = dateText === undefined ? null : readDate(dateText);
  if (dateText !== undefined && date === null) return null;
  const hour = hourOf(Number(hourText), half);
  if (hour === null || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return null;
  // Spreadsheets keep a time without a day as one of their first days.
  const isDayZero = date !== null && date < "1905";
  return { date: isDayZero ? null : date, time: `${two(String(hour))}:${two(minute)}:${two(second)}` };
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour > 23 ? null : hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (/p/i.test(half) ? 12 : 0);
}
