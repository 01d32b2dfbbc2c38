import { naturalCompare } from "./naturalOrder.ts";
import { type Moment, readMoment } from "./startListTimes.ts";

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

/** Somebody passes at a time; `closeWindows` says until when the pictures are theirs. */
export interface PassingTime extends Moment {
  kind: "passing";
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
 * Reads the pictures of a row. If `to` is empty, `from` holds the whole range, one picture's name, or the time of a passage.
 * @param date of the row, for times without a date
 * @returns the range, or the reason for its absence
 */
export function readRange(
  from: string,
  to: string,
  date: string | null,
): PictureRange | PassingTime | string {
  const alone = to === "" ? readMoment(from) : null;
  if (alone) return { kind: "passing", date: alone.date ?? date, time: alone.time };
  const [first, last] = to === "" ? splitRange(from) : [from, to];
  const [begin, end] = [readMoment(first), readMoment(last)];
  if (begin && end) return timeRange(begin, end, date);
  if (begin || end) return `« ${first} » et « ${last} » ne sont pas deux heures`;
  if (/\d\s*[:h]\s*\d{2}\b/i.test(first) && /^[\d\s:hapm./-]+$/i.test(first))
    return `« ${first} » n’est pas une heure`;
  return nameRange(withoutExtension(first), withoutExtension(last));
}

function timeRange(begin: Moment, end: Moment, date: string | null): TimeRange | string {
  const fromDate = begin.date ?? date;
  const toDate = end.date ?? fromDate;
  if (toDate !== null && fromDate === null) return "sa fin a une date, son début n’en a pas";
  if (`${toDate ?? ""} ${end.time}` < `${fromDate ?? ""} ${begin.time}`) {
    return `${end.time} vient avant ${begin.time} : après minuit, les deux ont besoin de leur date`;
  }
  return { kind: "times", fromDate, toDate, from: begin.time, to: end.time };
}

function nameRange(from: string, to: string): NameRange | string {
  const onlyDigits = /^\d+$/;
  const byNumber = onlyDigits.test(from) && onlyDigits.test(to);
  // "IMG_4821 … 4829": the end is the same name with another number.
  const [, stem] = /^(.*?\D)\d+$/.exec(from) ?? [];
  const whole = !byNumber && onlyDigits.test(to) && stem ? `${stem}${to}` : to;
  if (naturalCompare(from, whole) > 0) return `« ${whole} » vient avant « ${from} »`;
  return { kind: "names", from, to: whole, byNumber };
}
