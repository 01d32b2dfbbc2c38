import { expect, test } from "vitest";
import { ApiError } from "../../../src/api/apiError.ts";
import type { TimeCounts } from "../../../src/api/contract/pictureCalls.ts";
import { timesShown } from "../../../src/features/search/timesShown.ts";
import type { QueryState } from "../../../src/state/query.ts";

const there = (...counts: number[]): QueryState<TimeCounts> => ({
  status: "data",
  refreshing: false,
  refreshError: null,
  data: {
    timeZone: "Europe/Paris",
    bucketMinutes: 15,
    days: counts.map((count, n) => ({ day: `2026-05-1${n}`, start: "", end: "", count, buckets: [] })),
  },
});
const loading: QueryState<TimeCounts> = { status: "loading" };
const failed: QueryState<TimeCounts> = { status: "error", error: new ApiError("NETWORK") };

test.each([
  ["offered while nothing is known", loading, undefined, false, true],
  ["offered for many pictures", loading, 60, false, true],
  ["not for a few", loading, 59, false, false],
  ["a few that a span has left say nothing", loading, 3, true, true],
  ["sixty with a date", there(40, 20), 4000, false, true],
  ["sixty with a date, few of them in the span", there(40, 20), 2, true, true],
  ["a few with a date", there(59), 4000, false, false],
  ["none with a date", there(), 4000, true, false],
  ["the times cannot be had", failed, 4000, false, false],
] as const)("%s", (_, counts, total, narrowed, shown) => {
  expect(timesShown(counts, total, narrowed)).toBe(shown);
});
