import type { TimeCounts } from "../../api/contract/pictureCalls.ts";
import { formatHour, formatWeekday } from "../../domain/dates/dates.ts";
import { capitalize } from "../../domain/french/capitalize.ts";
import { formatNumber } from "../../domain/french/formatNumber.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import type { HistogramBar, HistogramRange } from "../../ui/index.ts";
import type { Span } from "./filter.ts";

export interface TimeBucket {
  start: string;
  end: string;
  count: number;
}

/** Buckets of the histogram: the hours of one day, or the days if several are in view. */
export interface TimeView {
  /** The day, for hour buckets; null if each bar is a whole day. */
  day: string | null;
  buckets: readonly TimeBucket[];
  /** The bars within the span; null for all. */
  range: HistogramRange | null;
}

function rangeOf(buckets: readonly TimeBucket[], span: Span | null): HistogramRange | null {
  if (span === null || buckets.length === 0) return null;
  const last = buckets.length - 1;
  const begins = buckets.findIndex(({ end }) => end > span.takenFrom);
  const ends = buckets.findLastIndex(({ start }) => start < span.takenBefore);
  // A span outside the bars, from an edited link, snaps to the nearest bar.
  const first = begins < 0 ? last : begins;
  const range = { first, last: Math.max(first, ends) };
  return range.first === 0 && range.last === last ? null : range;
}

/** Returns the hours of the only day, or of the day that contains the whole span; else the days. */
export function timeView({ days }: TimeCounts, span: Span | null): TimeView {
  const [only] = days;
  const day =
    days.length === 1
      ? only
      : span && days.find(({ start, end }) => start <= span.takenFrom && span.takenBefore <= end);
  return day
    ? { day: day.day, buckets: day.buckets, range: rangeOf(day.buckets, span) }
    : { day: null, buckets: days, range: rangeOf(days, span) };
}

/** Returns the span of a whole day; null for all days. */
export function spanOfDay({ days }: TimeCounts, day: string | null): Span | null {
  const found = days.length > 1 ? days.find((one) => one.day === day) : undefined;
  return found ? { takenFrom: found.start, takenBefore: found.end } : null;
}

/** Returns the span of a range of the view; a full day among several gives that day's span. */
export function spanOfRange(counts: TimeCounts, view: TimeView, range: HistogramRange | null): Span | null {
  const first = range && view.buckets[range.first];
  const last = range && view.buckets[range.last];
  return first && last ? { takenFrom: first.start, takenBefore: last.end } : spanOfDay(counts, view.day);
}

/** Returns the view's bars with their texts; full hours are labelled. */
export function barsOf({ day, buckets }: TimeView, timeZone: string): HistogramBar[] {
  return buckets.map(({ start, end, count }) => {
    if (day === null) {
      const words = formatWeekday(start, timeZone);
      return { from: words, count };
    }
    const from = formatHour(start, timeZone);
    const tick = /h$/.test(from) ? { tick: from } : {};
    return { from, to: formatHour(end, timeZone), count, ...tick };
  });
}

/** « De 9 h 15 à 10 h 30, 412 photos », « Du samedi 16 mai au dimanche 17 mai, 1 240 photos ». */
export function rangeWords(bars: readonly HistogramBar[], range: HistogramRange | null): string {
  const kept = bars.slice(range?.first ?? 0, (range?.last ?? bars.length - 1) + 1);
  const photos = pluralize(
    kept.reduce((sum, { count }) => sum + count, 0),
    "photo",
  );
  const from = kept[0];
  const to = kept.at(-1);
  if (!from || !to) return photos;
  if (to.to !== undefined) return `De ${from.from} à ${to.to}, ${photos}`;
  return from === to ? `${capitalize(from.from)}, ${photos}` : `Du ${from.from} au ${to.from}, ${photos}`;
}

/** « , et 22 sans horaire »: the pictures that no bar counts; nothing if there are none. */
export function untimedWords({ days }: TimeCounts, total: number | undefined): string {
  const untimed = (total ?? 0) - days.reduce((sum, { count }) => sum + count, 0);
  return untimed > 0 ? `, et ${formatNumber(untimed)} sans horaire` : "";
}
