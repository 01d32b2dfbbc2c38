import { slug } from "../../src/domain/pictures/searchKey.ts";
import type { StartListRow } from "./parseStartList.ts";
import type { PassingTime, PictureRange, TimeRange } from "./startListRange.ts";

/** A row whose pictures, if it names them, have a beginning and an end. */
export interface MatchableRow extends StartListRow {
  range: PictureRange | null;
}

/** Without a day, all times are of the same one. */
const anyDay = "2000-01-01";
const secondOf = ({ date, time }: PassingTime) => Date.parse(`${date ?? anyDay}T${time}Z`) / 1_000;

/**
 * Ends each passing time at the last second before the next one of the same contest, at the latest after `window`.
 * @param window in seconds
 */
export function closeWindows(rows: readonly StartListRow[], window: number): MatchableRow[] {
  const times = new Map<string, number[]>();
  for (const { range, ...row } of rows) {
    if (range?.kind !== "passing") continue;
    const key = groupOf(row, range);
    const all = times.get(key);
    if (all) all.push(secondOf(range));
    else times.set(key, [secondOf(range)]);
  }
  for (const [key, all] of times)
    times.set(
      key,
      [...new Set(all)].sort((one, other) => one - other),
    );
  return rows.map((row) => {
    if (row.range?.kind !== "passing") return { ...row, range: row.range };
    return { ...row, range: closed(row.range, times.get(groupOf(row, row.range)) ?? [], window) };
  });
}

const groupOf = ({ contestLabel, contestNumber }: Omit<StartListRow, "range">, { date }: PassingTime) =>
  `${contestLabel === null ? "" : slug(contestLabel, 200)} ${contestNumber ?? ""} ${date === null}`;

function closed(passing: PassingTime, times: readonly number[], window: number): TimeRange {
  const begin = secondOf(passing);
  const next = firstAfter(times, begin);
  const end = new Date(Math.min(begin + window, next - 1) * 1_000).toISOString();
  const endDate = end.slice(0, 10);
  const isNextDay = passing.date === null && endDate !== anyDay;
  return {
    kind: "times",
    fromDate: passing.date,
    toDate: passing.date === null ? null : endDate,
    from: passing.time,
    to: isNextDay ? "23:59:59" : end.slice(11, 19),
  };
}

function firstAfter(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return sorted[low] ?? Number.MAX_SAFE_INTEGER;
}
