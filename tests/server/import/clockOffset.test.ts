import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockOffsetText, readClockOffset } from "../../../server/import/clockOffset.ts";

describe("a clock's offset", () => {
  it.each([
    ["+1:02:30", 3750],
    ["-0:00:45", -45],
    ["−0:00:45", -45],
    ["+3600s", 3600],
    ["+90min", 5400],
    ["-2h", -7200],
    ["+1d", 86_400],
    ["+8173d 0:32:05", 8173 * 86_400 + 1925],
    ["+1j 0:00:05", 86_405],
    ["+49:00:00", 49 * 3600],
    ["0", 0],
    ["-0:00:00", 0],
  ])("is read: %s", (text, seconds) => {
    expect(readClockOffset(text)).toBe(seconds);
  });

  it.each(["", "1:02:30", "3600", "+1:02", "+1:60:00", "+1:00:60", "+", "+s", "+1.5h", "tomorrow", "+0x10s"])(
    "is refused where it could mean several: %j",
    (text) => {
      expect(() => readClockOffset(text)).toThrow("n’est pas un décalage");
    },
  );

  it("is at most two centuries", () => {
    expect(() => readClockOffset("+99999999999s")).toThrow("200 ans");
  });

  it("is read as it is shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: -4e9, max: 4e9 }), (offset) => {
        expect(readClockOffset(clockOffsetText(offset))).toBe(offset);
      }),
    );
    expect(clockOffsetText(3750)).toBe("+1:02:30");
    expect(clockOffsetText(-90_061)).toBe("-1j 1:01:01");
  });
});
