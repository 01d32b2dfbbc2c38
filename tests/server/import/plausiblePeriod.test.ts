import { describe, expect, it } from "vitest";
import { type DayCount, plausiblePeriod } from "../../../server/import/plausiblePeriod.ts";

const now = new Date("2026-06-01T12:00:00Z");
const event = {
  year: 2026,
  start: "2026-05-01T00:00:00Z",
  end: "2026-05-02T22:00:00Z",
  hasFixedDates: false,
};
const period = (days: DayCount[], more: Partial<typeof event> = {}) => {
  const found = plausiblePeriod(days, { ...event, ...more }, now);
  return found && [found.from.slice(0, 10), found.to.slice(0, 10)];
};
const counts = (days: Record<string, number>) => Object.entries(days).map(([day, count]) => ({ day, count }));

describe("plausiblePeriod", () => {
  it("is the largest group of days", () => {
    const days = counts({ "2003-12-14": 1, "2026-05-01": 12, "2026-05-02": 8, "2099-09-29": 1 });
    expect(period(days)).toEqual(["2026-05-01", "2026-05-03"]);
    expect(period(days.reverse())).toEqual(["2026-05-01", "2026-05-03"]);
  });

  it("keeps the weekends of one event together", () => {
    expect(period(counts({ "2026-04-25": 5, "2026-05-10": 900 }))).toEqual(["2026-04-25", "2026-05-11"]);
    expect(period(counts({ "2026-04-24": 5, "2026-05-10": 900 }))).toEqual(["2026-05-10", "2026-05-11"]);
  });

  it("believes fewer pictures of the event's year, but not a few against many", () => {
    expect(period(counts({ "2000-01-01": 30, "2026-05-01": 10 }))).toEqual(["2026-05-01", "2026-05-02"]);
    expect(period(counts({ "2019-07-14": 300, "2026-05-01": 10 }))).toEqual(["2019-07-14", "2019-07-15"]);
  });

  it("never lies in the future or before 1990", () => {
    expect(period(counts({ "2099-09-29": 50, "1980-01-01": 50, "2026-05-01": 1 }))).toEqual([
      "2026-05-01",
      "2026-05-02",
    ]);
    expect(period(counts({ "2099-09-29": 50 }))).toBeNull();
    expect(period([])).toBeNull();
  });

  it("lies around the days that an operator has set, whatever the pictures say", () => {
    const fixed = { hasFixedDates: true };
    expect(period(counts({ "2003-12-14": 500 }), fixed)).toEqual(["2026-04-28", "2026-05-05"]);
    const coming = { start: "2026-07-01T00:00:00Z", end: "2026-07-02T00:00:00Z", hasFixedDates: true };
    expect(period([], coming)).toBeNull();
  });
});
