import { describe, expect, it } from "vitest";
import { durationText, ProgressRate, progressRateText } from "../../../server/cli/progressRate.ts";

describe("ProgressRate", () => {
  it("knows nothing at first", () => {
    const progress = new ProgressRate();
    expect([progress.rate(), progress.secondsLeft(100)]).toEqual([0, null]);
    progress.mark(0, 0);
    expect(progressRateText(progress, 0, 100)).toBe("0/100");
  });

  it("measures the last seconds only: a rush of skipped files does not flatter the rest", () => {
    const progress = new ProgressRate(10_000);
    progress.mark(0, 0);
    progress.mark(1_000, 1_000);
    for (let second = 2; second <= 30; second++) progress.mark(second * 1_000, 1_000 + 8 * (second - 1));
    expect(progress.rate()).toBeCloseTo(8, 1);
    expect(progress.secondsLeft(1_232 + 80)).toBe(10);
    expect(progressRateText(progress, 1_232, 1_312)).toBe("1232/1312, 8.0/s, reste 10 s");
  });

  it("says nothing of time left at the end", () => {
    const progress = new ProgressRate();
    progress.mark(0, 0);
    progress.mark(1_000, 500);
    expect(progressRateText(progress, 500, 500)).toBe("500/500, 500/s");
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
