import { naturalCompare } from "./naturalOrder.ts";

/** Pictures between two names, both included; `byNumber`: compares only the last number of the names. */
export interface NameRange {
  kind: "names";
  from: string;
  to: string;
  byNumber: boolean;
}

/** Pictures between two local times, both included; without a date: on any day. */
export interface TimeRange {
  kind: "times";
  /** `YYYY-MM-DD`, or null. */
  fromDate: string | null;
  toDate: string | null;
  /** `HH:mm:ss` */
  from: string;
  to: string;
}

export type PictureRange = NameRange | TimeRange;

interface Moment {
  date: string | null;
  time: string;
}

const two = (text: string | undefined) => (text ?? "0").padStart(2, "0");

/** Reads `2026-05-01`, or French `1/5/2026`, `01.05.26`; null if it is not a date. */
export function readDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : [french?.[3], french?.[2], french?.[1]];
  if (!year) return null;
  const date = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null;
}

/** Reads `10:32:05`, `10:32`, `10h32`, with or without a date before it; null if it is not a time. */
export function readMoment(text: string): Moment | null {
  const found = /^(?:(\S+?)[ T]\s*)?(\d{1,2}) ?[:h] ?(\d{2})(?: ?[:m'] ?(\d{2})(?:[.,]\d+)? ?s?)?$/i.exec(
    text,
  );
  if (!found) return null;
  const [, dateText, hour, minute, second] = found;
  const date = dateText === undefined ? null : readDate(dateText);
  if (dateText !== undefined && date === null) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null;
  return { date, time: `${two(hour)}:${two(minute)}:${two(second)}` };
}

/** Splits "10:32:05-10:34:10", "IMG_12 à IMG_18", "IMG_12..IMG_18"; a single name is its own range. */
function splitRange(text: string): [string, string] {
  const spaced = text.split(/\s+(?:-|–|—|à|a|to|au|>|→)\s+|\s*(?:\.\.+|–|—|→)\s*/i);
  if (spaced.length === 2) return [spaced[0] ?? "", spaced[1] ?? ""];
  const parts = text.split("-");
  const cut = (at: number): [string, string] => [
    parts.slice(0, at).join("-").trim(),
    parts.slice(at).join("-").trim(),
  ];
  // Dates and many cameras' names contain hyphens: the one between two times counts, or between equal halves.
  for (let at = 1; at < parts.length; at++) {
    if (cut(at).every((half) => readMoment(half) !== null)) return cut(at);
  }
  if (parts.length % 2 === 0 && /\d/.test(cut(parts.length / 2)[0])) return cut(parts.length / 2);
  return [text, text];
}

const withoutExtension = (name: string) => name.replace(/\.jpe?g$/i, "");

/**
 * Reads the pictures of a row. If `to` is empty, `from` holds the whole range, or one picture's name.
 * @param date of the row, for times without a date
 * @returns the range, or the reason for its absence
 */
export function readRange(from: string, to: string, date: string | null): PictureRange | string {
  const [first, last] = to === "" ? splitRange(from) : [from, to];
  const [begin, end] = [readMoment(first), readMoment(last)];
  if (begin && end) return timeRange(begin, end, date);
  if (begin || end) return `"${first}" and "${last}" are not two times`;
  if (/\d\s*[:h]\s*\d{2}\b/i.test(first) && /^[\d\s:h./-]+$/i.test(first))
    return `"${first}" is no time of day`;
  return nameRange(withoutExtension(first), withoutExtension(last));
}

function timeRange(begin: Moment, end: Moment, date: string | null): TimeRange | string {
  const fromDate = begin.date ?? date;
  const toDate = end.date ?? fromDate;
  if (toDate !== null && fromDate === null) return "its end has a date, its beginning none";
  if (`${toDate ?? ""} ${end.time}` < `${fromDate ?? ""} ${begin.time}`) {
    return `${end.time} comes before ${begin.time}: past midnight, both need their date`;
  }
  return { kind: "times", fromDate, toDate, from: begin.time, to: end.time };
}

function nameRange(from: string, to: string): NameRange | string {
  const onlyDigits = /^\d+$/;
  const byNumber = onlyDigits.test(from) && onlyDigits.test(to);
  // "IMG_4821 … 4829": the end is the same name with another number.
  const [, stem] = /^(.*?\D)\d+$/.exec(from) ?? [];
  const whole = !byNumber && onlyDigits.test(to) && stem ? `${stem}${to}` : to;
  if (naturalCompare(from, whole) > 0) return `"${whole}" comes before "${from}"`;
  return { kind: "names", from, to: whole, byNumber };
}
