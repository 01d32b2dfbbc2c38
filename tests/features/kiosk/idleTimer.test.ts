import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  codeLimits,
  idleState,
  isSameIdleState,
  screenLimits,
} from "../../../src/features/kiosk/idleTimer.ts";

const limits = { quiet: 90_000, answer: 30_000, unused: 20_000 };
const touched = (at: number) => ({ at, untouched: false });
const there = { state: "there" };
const asked = (secondsLeft: number) => ({ state: "asked", secondsLeft });
const gone = { state: "gone" };

test.each([
  [0, there],
  [89_999, there],
  [90_000, asked(30)],
  [90_001, asked(30)],
  [91_000, asked(29)],
  [119_001, asked(1)],
  [119_999, asked(1)],
  [120_000, gone],
  // The device slept and wakes for somebody else.
  [86_400_000, gone],
  // Its clock was set back.
  [-3_600_000, there],
])("%i ms after the last sign", (silent, expected) => {
  const lastSign = 1_800_000_000_000;
  expect(idleState(lastSign + silent, touched(lastSign), limits)).toEqual(expected);
});

test("a reset screen is unused until somebody touches it", () => {
  const reset = { at: 0, untouched: true };
  expect(idleState(19_999, reset, limits)).toEqual(there);
  expect(idleState(20_000, reset, limits)).toEqual({ state: "unused" });
  expect(idleState(Number.MAX_SAFE_INTEGER, reset, limits)).toEqual({ state: "unused" });
});

test("every sign restarts the wait", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(limits.quiet - 1), { maxLength: 50 }), (pauses) => {
      let now = 0;
      for (const pause of pauses) {
        const lastSign = now;
        now += pause;
        expect(idleState(now, touched(lastSign), limits)).toEqual(there);
      }
    }),
  );
});

test("the countdown only falls, and ends", () => {
  const seconds = Array.from({ length: 60 }, (_, half) => idleState(90_000 + half * 500, touched(0), limits));
  const left = seconds.map((seen) => (seen.state === "asked" ? seen.secondsLeft : 0));
  expect(left.every((one, place) => place === 0 || one <= (left[place - 1] ?? 0))).toBe(true);
  expect(left[0]).toBe(30);
  expect(idleState(120_000, touched(0), limits)).toEqual(gone);
});

describe("the limits of the stand", () => {
  test("leave twenty seconds to answer at least (WCAG 2.2.1)", () => {
    for (const { answer } of [screenLimits, codeLimits]) expect(answer).toBeGreaterThanOrEqual(20_000);
  });
  test("show a code longer than anything else", () => {
    expect(codeLimits.quiet).toBeGreaterThanOrEqual(2 * screenLimits.quiet);
  });
});

test("two that look the same are the same", () => {
  expect(isSameIdleState({ state: "asked", secondsLeft: 3 }, { state: "asked", secondsLeft: 3 })).toBe(true);
  expect(isSameIdleState({ state: "asked", secondsLeft: 3 }, { state: "asked", secondsLeft: 2 })).toBe(false);
  expect(isSameIdleState({ state: "there" }, { state: "gone" })).toBe(false);
});
