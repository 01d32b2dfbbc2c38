export interface DayCount {
  /** `YYYY-MM-DD` */
  day: string;
  count: number;
}

export interface EventDays {
  year: number;
  /** ISO 8601; they count only if an operator has set them. */
  start: string;
  end: string;
  hasFixedDates: boolean;
}

export interface Period {
  /** ISO 8601 in UTC; `to` is the first moment after it. */
  from: string;
  to: string;
}

const dayMs = 86_400_000;
/** Before there were digital cameras at events. */
const earliest = Date.UTC(1990, 0, 1);
/** Around days that an operator has set: pictures of the training, of the prize-giving. */
const marginDays = 3;
/** Weekends of one event are at most so far apart. */
const gapDays = 15;
/** A group of days in the event's year counts so many times: most cameras may be wrong, but not into the right year. */
const yearWeight = 4;

/**
 * Returns the period in which an event's pictures can have been taken. It lies around the days that an operator has set;
 * otherwise it is the largest group of days without a gap of more than two weeks. The future and the time before 1990 are out
 * of it. Null: no day is possible.
 * @param days of all its pictures, in any order
 */
export function plausiblePeriod(days: readonly DayCount[], event: EventDays, now: Date): Period | null {
  const latest = now.getTime() + dayMs;
  const within = (from: number, to: number) =>
    from < to ? { from: new Date(from).toISOString(), to: new Date(to).toISOString() } : null;
  if (event.hasFixedDates) {
    const [start, end] = [Date.parse(event.start), Date.parse(event.end)];
    return within(Math.max(earliest, start - marginDays * dayMs), Math.min(latest, end + marginDays * dayMs));
  }
  const possible = days
    .map(({ day, count }) => ({ at: Date.parse(day), count }))
    .filter(({ at }) => at >= earliest && at < latest)
    .sort((one, other) => one.at - other.at);
  const groups: { first: number; last: number; weight: number }[] = [];
  for (const { at, count } of possible) {
    const weight = count * (new Date(at).getUTCFullYear() === event.year ? yearWeight : 1);
    const group = groups.at(-1);
    if (group && at - group.last <= gapDays * dayMs) {
      group.last = at;
      group.weight += weight;
    } else {
      groups.push({ first: at, last: at, weight });
    }
  }
  const [first, ...others] = groups;
  if (!first) return null;
  const largest = others.reduce((best, group) => (group.weight > best.weight ? group : best), first);
  return within(largest.first, Math.min(latest, largest.last + dayMs));
}

/** Returns whether a moment, ISO 8601 in UTC, is within a period. */
export const isPlausible = (moment: string, period: Period | null) =>
  period !== null && moment >= period.from && moment < period.to;
