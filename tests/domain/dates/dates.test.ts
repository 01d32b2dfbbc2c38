import { expect, test } from "vitest";
import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatHour,
  formatWeekday,
} from "../../../src/domain/dates/dates.ts";

test("a date is the one in Paris, whatever the machine's zone", () => {
  expect(formatDate("2026-06-14T22:30:00.000Z")).toBe("15 juin 2026");
  expect(formatDate("2026-12-31T23:30:00.000Z")).toBe("1er janvier 2027");
});

test("a moment has its hour there: summer and winter", () => {
  expect(formatDateTime("2026-06-14T07:32:00.000Z")).toBe("14 juin 2026 à 9\u00a0h\u00a032");
  expect(formatDateTime("2026-12-14T07:32:00.000Z")).toBe("14 décembre 2026 à 8\u00a0h\u00a032");
});

test.each([
  ["2026-06-14T07:00:00.000Z", "2026-06-14T16:00:00.000Z", "14 juin 2026"],
  ["2026-06-12T07:00:00.000Z", "2026-06-14T16:00:00.000Z", "12–14 juin 2026"],
  ["2026-06-01T07:00:00.000Z", "2026-06-03T16:00:00.000Z", "1er–3 juin 2026"],
  ["2026-11-11T07:00:00.000Z", "2026-11-21T16:00:00.000Z", "11–21 novembre 2026"],
  ["2026-05-30T07:00:00.000Z", "2026-06-01T16:00:00.000Z", "30 mai – 1er juin 2026"],
  ["2026-12-31T07:00:00.000Z", "2027-01-01T16:00:00.000Z", "31 décembre 2026 – 1er janvier 2027"],
])("%s to %s is %s", (start, end, expected) => {
  expect(formatDateRange(start, end)).toBe(expected);
});

test("an end before its start says its start and does not throw", () => {
  expect(formatDateRange("2026-06-14T07:00:00.000Z", "2026-06-12T07:00:00.000Z")).toBe("14 juin 2026");
});

test("an hour is told by the clocks of its zone, in summer and winter, and midnight is 0", () => {
  expect(formatHour("2026-06-14T07:05:59.000Z")).toBe("9\u00a0h\u00a005");
  expect(formatHour("2026-12-14T09:00:00.000Z")).toBe("10\u00a0h");
  expect(formatHour("2026-06-14T07:05:00.000Z", "America/New_York")).toBe("3\u00a0h\u00a005");
  expect(formatHour("2026-06-13T22:00:00.000Z")).toBe("0\u00a0h");
});

test("a day has its weekday, and the first of a month is the 1er", () => {
  expect(formatWeekday("2026-05-16T08:00:00.000Z")).toBe("samedi 16 mai");
  expect(formatWeekday("2026-04-30T22:30:00.000Z")).toBe("vendredi 1er mai");
  expect(formatWeekday("2026-04-30T22:30:00.000Z", "UTC")).toBe("jeudi 30 avril");
});
