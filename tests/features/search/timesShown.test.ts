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
  ["its place is held while nothing is known", loading, undefined, false, "coming"],
  ["its place is held for many pictures", loading, 60, false, "coming"],
  ["given up for a few", loading, 59, false, "hidden"],
  ["a few that a span has left say nothing", loading, 3, true, "coming"],
  ["sixty with a date", there(40, 20), 4000, false, "there"],
  ["sixty with a date, few of them in the span", there(40, 20), 2, true, "there"],
  ["a few with a date", there(59), 4000, false, "hidden"],
  ["none with a date", there(), 4000, true, "hidden"],
  ["the times cannot be had", failed, 4000, false, "hidden"],
] as const)("%s", (_, counts, total, narrowed, shown) => {
  expect(timesShown(counts, total, narrowed)).toBe(shown);
});
