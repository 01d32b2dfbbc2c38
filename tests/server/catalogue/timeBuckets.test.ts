import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MinuteCount, timeBuckets } from "../../../server/catalogue/timeBuckets.ts";

const dayMs = 86_400_000;
const firstDay = Date.parse("2026-05-01T00:00:00Z");

function minutesOf(day: number, counts: Record<number, number>, hours = 24): MinuteCount[] {
  const dayStart = firstDay + day * dayMs;
  return Object.entries(counts).map(([minute, count]) => ({
    day: new Date(dayStart).toISOString().slice(0, 10),
    dayStart,
    dayEnd: dayStart + hours * 3_600_000,
    minute: Number(minute),
    count,
  }));
}

describe("buckets of time", () => {
  it.each([
    [95, 1],
    [96, 2],
    [191, 2],
    [192, 5],
    [479, 5],
    [480, 10],
    [959, 10],
    [960, 15],
    [1439, 15],
    [1440, 30],
  ])("over %i minutes after midnight are of %i", (last, bucketMinutes) => {
    expect(timeBuckets(minutesOf(0, { 0: 1, [last]: 1 }, 25)).bucketMinutes).toBe(bucketMinutes);
  });

  it("hold what was taken in them, empty ones between, at whole multiples after midnight", () => {
    const { bucketMinutes, days } = timeBuckets(minutesOf(0, { 543: 2, 544: 1, 546: 4, 700: 5 }));
    expect(bucketMinutes).toBe(2);
    expect(days).toHaveLength(1);
    expect(days[0]).toMatchObject({
      day: "2026-05-01",
      start: "2026-05-01T00:00:00.000Z",
      end: "2026-05-02T00:00:00.000Z",
      count: 12,
    });
    const buckets = days[0]?.buckets ?? [];
    expect(buckets.slice(0, 4)).toEqual([
      { start: "2026-05-01T09:02:00.000Z", end: "2026-05-01T09:04:00.000Z", count: 2 },
      { start: "2026-05-01T09:04:00.000Z", end: "2026-05-01T09:06:00.000Z", count: 1 },
      { start: "2026-05-01T09:06:00.000Z", end: "2026-05-01T09:08:00.000Z", count: 4 },
      { start: "2026-05-01T09:08:00.000Z", end: "2026-05-01T09:10:00.000Z", count: 0 },
    ]);
    expect(buckets.at(-1)).toEqual({
      start: "2026-05-01T11:40:00.000Z",
      end: "2026-05-01T11:42:00.000Z",
      count: 5,
    });
  });

  it("are of one width through all days, that of the longest", () => {
    const minutes = [...minutesOf(0, { 600: 1, 610: 1 }), ...minutesOf(2, { 480: 1, 1080: 1 })];
    const { bucketMinutes, days } = timeBuckets(minutes);
    expect(bucketMinutes).toBe(10);
    expect(days.map(({ day, buckets }) => [day, buckets.length])).toEqual([
      ["2026-05-01", 2],
      ["2026-05-03", 61],
    ]);
  });

  it("are none where nothing is dated", () => {
    expect(timeBuckets([]).days).toEqual([]);
  });

  it("lose no picture, follow one another and are at most 96 a day", () => {
    const counts = fc.dictionary(fc.nat({ max: 1499 }).map(String), fc.integer({ min: 1, max: 50 }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(counts, (byMinute) => {
        const minutes = minutesOf(0, byMinute, 25);
        const { bucketMinutes, days } = timeBuckets(minutes);
        const [day] = days;
        if (!day) throw new Error("no day");
        expect(day.count).toBe(minutes.reduce((sum, { count }) => sum + count, 0));
        expect(day.buckets.length).toBeLessThanOrEqual(96);
        expect(day.buckets[0]?.count).toBeGreaterThan(0);
        expect(day.buckets.at(-1)?.count).toBeGreaterThan(0);
        for (const [index, bucket] of day.buckets.entries()) {
          const start = Date.parse(bucket.start);
          expect((start - firstDay) % (bucketMinutes * 60_000)).toBe(0);
          expect(bucket.end).toBe(new Date(start + bucketMinutes * 60_000).toISOString());
          expect(bucket.start).toBe(index === 0 ? bucket.start : day.buckets[index - 1]?.end);
          const inside = minutes.filter(({ dayStart, minute }) => {
            const taken = dayStart + minute * 60_000;
            return taken >= start && taken < Date.parse(bucket.end);
          });
          expect(bucket.count).toBe(inside.reduce((sum, { count }) => sum + count, 0));
        }
      }),
    );
  });
});
