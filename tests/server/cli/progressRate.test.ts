import { describe, expect, it } from "vitest";
import { durationText, Pace, paceText } from "../../../server/cli/progressRate.ts";

describe("Pace", () => {
  it("knows nothing at first", () => {
    const pace = new Pace();
    expect([pace.rate(), pace.secondsLeft(100)]).toEqual([0, null]);
    pace.mark(0, 0);
    expect(paceText(pace, 0, 100)).toBe("0/100");
  });

  it("measures the last seconds only: a rush of skipped files does not flatter the rest", () => {
    const pace = new Pace(10_000);
    pace.mark(0, 0);
    pace.mark(1_000, 1_000);
    for (let second = 2; second <= 30; second++) pace.mark(second * 1_000, 1_000 + 8 * (second - 1));
    expect(pace.rate()).toBeCloseTo(8, 1);
    expect(pace.secondsLeft(1_232 + 80)).toBe(10);
    expect(paceText(pace, 1_232, 1_312)).toBe("1232/1312, 8.0/s, 10 s left");
  });

  it("says nothing of time left at the end", () => {
    const pace = new Pace();
    pace.mark(0, 0);
    pace.mark(1_000, 500);
    expect(paceText(pace, 500, 500)).toBe("500/500, 500/s");
  });
});

describe("durationText", () => {
  it.each([
    [0, "0 s"],
    [59.4, "59 s"],
    [75, "1 min 15 s"],
    [3_725, "1 h 2 min"],
  ])("writes %d seconds as %s", (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});
