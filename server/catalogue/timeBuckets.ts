import type { TimeCounts } from "../../src/api/contract/pictureCalls.ts";

/** Pictures taken in one minute. */
export interface MinuteCount {
  /** `YYYY-MM-DD` in the event's time zone. */
  day: string;
  /** This midnight and the next one, in milliseconds since 1970. */
  dayStart: number;
  dayEnd: number;
  /** Whole minutes since that midnight. */
  minute: number;
  count: number;
}

const bucketsMaximum = 96;
/** In minutes; the last one fits the longest day, of 25 hours when clocks go back. */
const widths = [1, 2, 5, 10, 15, 30] as const;

/**
 * Groups sorted per-minute counts into equal buckets a day, of the smallest width that gives the longest day at most 96.
 * Buckets start at multiples of the width after midnight.
 */
export function timeBuckets(minutes: readonly MinuteCount[]): Pick<TimeCounts, "bucketMinutes" | "days"> {
  const byDay = Map.groupBy(minutes, ({ day }) => day);
  const days = [...byDay.values()];
  const bucketMinutes = widths.find((width) => days.every((day) => fits(day, width))) ?? widths[5];
  return { bucketMinutes, days: days.map((day) => dayOf(day, bucketMinutes)) };
}

/** Returns the indices of a day's first and last bucket. */
function ends(day: readonly MinuteCount[], width: number): [first: number, last: number] {
  return [Math.floor((day[0]?.minute ?? 0) / width), Math.floor((day.at(-1)?.minute ?? 0) / width)];
}

function fits(day: readonly MinuteCount[], width: number): boolean {
  const [first, last] = ends(day, width);
  return last - first < bucketsMaximum;
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

function dayOf(minutes: readonly MinuteCount[], width: number): TimeCounts["days"][number] {
  const [{ day = "", dayStart = 0, dayEnd = 0 } = {}] = minutes;
  const [first, last] = ends(minutes, width);
  const counts = Array.from({ length: last - first + 1 }, () => 0);
  for (const { minute, count } of minutes) {
    const bucket = Math.floor(minute / width) - first;
    counts[bucket] = (counts[bucket] ?? 0) + count;
  }
  const at = (bucket: number) => iso(dayStart + bucket * width * 60_000);
  return {
    day,
    start: iso(dayStart),
    end: iso(dayEnd),
    count: counts.reduce((sum, count) => sum + count, 0),
    buckets: counts.map((count, index) => ({ start: at(first + index), end: at(first + index + 1), count })),
  };
}
