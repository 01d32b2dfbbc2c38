import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wallTimeToUtc } from "../../../server/import/wallTime.ts";

describe("wallTimeToUtc", () => {
  it.each([
    ["2025-01-15T10:00:00", "Europe/Paris", "2025-01-15T09:00:00.000Z"],
    ["2025-07-15T10:00:00", "Europe/Paris", "2025-07-15T08:00:00.000Z"],
    ["2025-07-15T10:00:00", "America/Guadeloupe", "2025-07-15T14:00:00.000Z"],
    ["2025-07-15T00:30:00", "Pacific/Noumea", "2025-07-14T13:30:00.000Z"],
    ["2025-07-15T10:00:00", "Asia/Kolkata", "2025-07-15T04:30:00.000Z"],
    ["1975-07-15T10:00:00", "Europe/Paris", "1975-07-15T09:00:00.000Z"],
    // 2:30 does not exist that night: the camera's clock was not moved yet.
    ["2025-03-30T02:30:00", "Europe/Paris", "2025-03-30T01:30:00.000Z"],
    ["2025-03-30T01:59:59", "Europe/Paris", "2025-03-30T00:59:59.000Z"],
    ["2025-03-30T03:00:00", "Europe/Paris", "2025-03-30T01:00:00.000Z"],
    // 2:30 occurs twice: the first is used.
    ["2025-10-26T02:30:00", "Europe/Paris", "2025-10-26T00:30:00.000Z"],
    ["2025-10-26T01:59:59", "Europe/Paris", "2025-10-25T23:59:59.000Z"],
    ["2025-10-26T03:00:00", "Europe/Paris", "2025-10-26T02:00:00.000Z"],
  ])("%s in %s is %s", (wallTime, zone, utc) => {
    expect(wallTimeToUtc(wallTime, zone)).toBe(utc);
  });

  it("believes the camera's own offset before the event's zone", () => {
    expect(wallTimeToUtc("2025-07-15T10:00:00", "Europe/Paris", "+09:00")).toBe("2025-07-15T01:00:00.000Z");
    expect(wallTimeToUtc("2025-07-15T10:00:00", "Europe/Paris", "Z")).toBe("2025-07-15T10:00:00.000Z");
  });

  it("shows the same wall time again in the zone, except in the hour that spring skips", () => {
    const shown = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Paris",
      dateStyle: "short",
      timeStyle: "medium",
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1980-01-01"), max: new Date("2037-12-31"), noInvalidDate: true }),
        (date) => {
          const wallTime = date.toISOString().slice(0, 19);
          const again = shown.format(new Date(wallTimeToUtc(wallTime, "Europe/Paris"))).replace(" ", "T");
          const skipped = new Date(`${again}Z`).getTime() - new Date(`${wallTime}Z`).getTime() === 3_600_000;
          expect(again === wallTime || skipped).toBe(true);
        },
      ),
    );
  });

  it("refuses an unknown zone and no date", () => {
    expect(() => wallTimeToUtc("2025-07-15T10:00:00", "Europe/Lune")).toThrow(RangeError);
    expect(() => wallTimeToUtc("yesterday", "Europe/Paris")).toThrow(RangeError);
  });
});
