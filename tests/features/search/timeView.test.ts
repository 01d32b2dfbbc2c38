import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TimeCounts } from "../../../src/api/contract/pictureCalls.ts";
import {
  barsOf,
  rangeWords,
  spanOfDay,
  spanOfRange,
  timeView,
  untimedWords,
} from "../../../src/features/search/timeView.ts";

const at = (day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 4, day, hour - 2, minute)).toISOString();

/** Quarter-hour buckets from 9:00, Paris time. */
function aDay(day: number, counts: readonly number[]): TimeCounts["days"][number] {
  return {
    day: `2026-05-${day}`,
    start: at(day, 0),
    end: at(day + 1, 0),
    count: counts.reduce((sum, count) => sum + count, 0),
    buckets: counts.map((count, n) => ({ start: at(day, 9, n * 15), end: at(day, 9, n * 15 + 15), count })),
  };
}
const counts = (...days: TimeCounts["days"]): TimeCounts => ({
  timeZone: "Europe/Paris",
  bucketMinutes: 15,
  days,
});
const saturday = aDay(16, [10, 20, 30, 40]);
const sunday = aDay(17, [5, 0, 1]);
const one = counts(saturday);
const two = counts(saturday, sunday);
const plain = (words: string) => words.replaceAll("\u00a0", "~");

describe("what the histogram shows", () => {
  test("the hours of the only day, whatever the span", () => {
    expect(timeView(one, null)).toEqual({ day: "2026-05-16", buckets: saturday.buckets, range: null });
  });

  test("the days where there are several, the hours once the span lies within one", () => {
    expect(timeView(two, null)).toMatchObject({ day: null, range: null });
    expect(timeView(two, null).buckets.map(({ count }) => count)).toEqual([100, 6]);
    expect(timeView(two, spanOfDay(two, "2026-05-17"))).toMatchObject({
      day: "2026-05-17",
      buckets: sunday.buckets,
      range: null,
    });
    const overnight = { takenFrom: at(16, 22), takenBefore: at(17, 2) };
    expect(timeView(two, overnight)).toMatchObject({ day: null, range: null });
  });

  test.each([
    ["within a bar", at(16, 9, 20), at(16, 9, 21), { first: 1, last: 1 }],
    ["from bar to bar", at(16, 9, 15), at(16, 9, 45), { first: 1, last: 2 }],
    ["over all bars", at(16, 9), at(16, 10), null],
    ["past the first", at(16, 9, 1), at(16, 12), null],
    ["before all", at(16, 7), at(16, 8), { first: 0, last: 0 }],
    ["after all", at(16, 18), at(16, 19), { first: 3, last: 3 }],
  ])("a span %s keeps the bars it touches", (_, takenFrom, takenBefore, range) => {
    expect(timeView(one, { takenFrom, takenBefore }).range).toEqual(range);
  });
});

describe("the span of a range", () => {
  test("is from its first bar's beginning to its last one's end", () => {
    expect(spanOfRange(one, timeView(one, null), { first: 1, last: 2 })).toEqual({
      takenFrom: at(16, 9, 15),
      takenBefore: at(16, 9, 45),
    });
  });

  test("is none for all, and that day for all of a day among several", () => {
    expect(spanOfRange(one, timeView(one, null), null)).toBeNull();
    expect(spanOfRange(two, timeView(two, null), null)).toBeNull();
    const day = spanOfDay(two, "2026-05-16");
    expect(day).toEqual({ takenFrom: at(16, 0), takenBefore: at(17, 0) });
    expect(spanOfRange(two, timeView(two, day), null)).toEqual(day);
    expect(spanOfDay(two, null)).toBeNull();
  });

  test("of a day's bar is that day: its hours come next", () => {
    const span = spanOfRange(two, timeView(two, null), { first: 1, last: 1 });
    expect(timeView(two, span).day).toBe("2026-05-17");
  });

  test("comes back as the same range", () => {
    const places = fc.tuple(fc.nat(3), fc.nat(3)).filter(([a, b]) => a <= b && !(a === 0 && b === 3));
    fc.assert(
      fc.property(places, fc.constantFrom(one, two), ([first, last], of) => {
        const day = timeView(of, spanOfDay(of, "2026-05-16"));
        const range = { first, last };
        expect(timeView(of, spanOfRange(of, day, range))).toEqual({ ...day, range });
      }),
    );
  });
});

describe("its words", () => {
  test("bars have their hours, full hours under them", () => {
    expect(barsOf(timeView(one, null), "Europe/Paris").slice(0, 2)).toEqual([
      { from: "9\u00a0h", to: "9\u00a0h\u00a015", count: 10, tick: "9\u00a0h" },
      { from: "9\u00a0h\u00a015", to: "9\u00a0h\u00a030", count: 20 },
    ]);
    expect(barsOf(timeView(two, null), "Europe/Paris")).toEqual([
      { from: "samedi 16 mai", count: 100 },
      { from: "dimanche 17 mai", count: 6 },
    ]);
  });

  test("a range is summed up", () => {
    const hours = barsOf(timeView(one, null), "Europe/Paris");
    expect(plain(rangeWords(hours, null))).toBe("De 9~h à 10~h, 100 photos");
    expect(plain(rangeWords(hours, { first: 0, last: 0 }))).toBe("De 9~h à 9~h~15, 10 photos");
    const days = barsOf(timeView(two, null), "Europe/Paris");
    expect(rangeWords(days, null)).toBe("Du samedi 16 mai au dimanche 17 mai, 106 photos");
    expect(rangeWords(days, { first: 1, last: 1 })).toBe("Dimanche 17 mai, 6 photos");
    expect(rangeWords([], null)).toBe("0 photo");
  });

  test("how many pictures no bar counts", () => {
    expect(untimedWords(two, 128)).toBe(", et 22 sans horaire");
    for (const total of [106, 12, undefined]) expect(untimedWords(two, total)).toBe("");
  });
});
