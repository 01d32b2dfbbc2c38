import { expect, test } from "vitest";
import { spanAround } from "../../../src/features/search/spanAround.ts";
import { spanWords } from "../../../src/features/search/timeSpan.ts";

test("around a picture is a minute before and after it, both ends in it", () => {
  expect(spanAround("2026-05-16T07:30:07.000Z")).toEqual({
    takenFrom: "2026-05-16T07:29:07.000Z",
    takenBefore: "2026-05-16T07:31:07.001Z",
  });
});

const words = (takenFrom: string, takenBefore: string, severalDays: boolean, timeZone?: string) =>
  spanWords({ takenFrom, takenBefore }, { severalDays, timeZone }).replaceAll("\u00a0", "~");

test.each([
  ["2026-05-16T08:15:00.000Z", "2026-05-16T08:40:00.000Z", false, "Entre 10~h~15 et 10~h~40"],
  ["2026-05-16T08:00:00.000Z", "2026-05-16T09:00:00.000Z", false, "Entre 10~h et 11~h"],
  ["2026-05-16T08:15:00.000Z", "2026-05-16T08:40:00.000Z", true, "Samedi 16 mai entre 10~h~15 et 10~h~40"],
  ["2026-05-16T21:00:00.000Z", "2026-05-16T22:00:00.000Z", false, "Entre 23~h et 0~h"],
  ["2026-05-15T22:00:00.000Z", "2026-05-16T22:00:00.000Z", true, "Samedi 16 mai"],
  ["2026-05-15T22:00:00.000Z", "2026-05-17T22:00:00.000Z", true, "Du samedi 16 mai au dimanche 17 mai"],
  // The day the clocks go forward: 23 hours long.
  ["2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z", true, "Dimanche 29 mars"],
  [
    "2026-05-16T20:00:00.000Z",
    "2026-05-17T00:30:00.000Z",
    true,
    "Du samedi 16 mai à 22~h au dimanche 17 mai à 2~h~30",
  ],
])("%s to %s, several days: %s, is « %s »", (from, before, severalDays, expected) => {
  expect(words(from, before, severalDays)).toBe(expected);
});

test("the event's own clocks tell it", () => {
  expect(words("2026-05-16T08:15:00.000Z", "2026-05-16T08:40:00.000Z", false, "Indian/Reunion")).toBe(
    "Entre 12~h~15 et 12~h~40",
  );
});
