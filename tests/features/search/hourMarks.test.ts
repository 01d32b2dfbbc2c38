import { expect, test } from "vitest";
import { hourMarks } from "../../../src/features/search/hourMarks.ts";

const day = (name: string, counts: Record<string, number>) => {
  const buckets = Object.entries(counts).map(([time, count]) => {
    const start = `${name}T${time}:00.000Z`;
    return { start, end: new Date(Date.parse(start) + 900_000).toISOString(), count };
  });
  const [start = "", end = ""] = [buckets[0]?.start, buckets.at(-1)?.end];
  return { day: name, start, end, count: buckets.reduce((sum, { count }) => sum + count, 0), buckets };
};
const saturday = day("2026-05-16", { "07:45": 5, "08:00": 0, "08:15": 10, "08:30": 10, "10:00": 1 });
const sunday = day("2026-05-17", { "07:00": 4, "08:00": 6 });
const paris = (days: ReturnType<typeof day>[]) => ({ timeZone: "Europe/Paris", bucketMinutes: 15, days });

test("an hour is marked by its first picture, an hour without any is not", () => {
  const { marks, textAt } = hourMarks(paris([saturday]), null, 26);
  expect(marks).toEqual([
    { index: 0, text: "9\u00a0h" },
    { index: 5, text: "10\u00a0h" },
    { index: 25, text: "12\u00a0h" },
  ]);
  expect([0, 4, 5, 15, 25].map(textAt)).toEqual([
    "9\u00a0h\u00a045",
    "9\u00a0h\u00a045",
    "10\u00a0h\u00a015",
    "10\u00a0h\u00a030",
    "12\u00a0h",
  ]);
});

test("of several days, each is marked by its name", () => {
  const { marks, textAt } = hourMarks(paris([saturday, sunday]), null, 36);
  expect(marks.map(({ text }) => text)).toEqual([
    "samedi 16",
    "10\u00a0h",
    "12\u00a0h",
    "dimanche 17",
    "10\u00a0h",
  ]);
  expect(marks.map(({ index }) => index)).toEqual([0, 5, 25, 26, 30]);
  expect(textAt(29)).toBe("dimanche 17, 9\u00a0h");
});

test("pictures without a time come last", () => {
  const { marks, textAt } = hourMarks(paris([saturday]), null, 30);
  expect(marks.at(-1)).toEqual({ index: 26, text: "Sans heure" });
  expect(textAt(26)).toBe("Sans heure");
});

test("a span leaves its own pictures", () => {
  const span = { takenFrom: "2026-05-16T08:00:00.000Z", takenBefore: "2026-05-16T08:30:00.000Z" };
  const { marks, textAt } = hourMarks(paris([saturday, sunday]), span, 10);
  expect(marks).toEqual([{ index: 0, text: "10\u00a0h" }]);
  expect(textAt(0)).toBe("10\u00a0h\u00a015");
});
