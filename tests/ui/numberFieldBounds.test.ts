import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterKey, bounded, digitsOf, numberOf } from "../../src/ui/number-field/bounds.ts";

const oneToTwenty = { min: 1, max: 20, step: 1, pageStep: 10 };
const unbounded = {
  min: Number.MIN_SAFE_INTEGER,
  max: Number.MAX_SAFE_INTEGER,
  step: 1,
  pageStep: 10,
};

describe("the keys of a number field", () => {
  it.each([
    ["ArrowUp", 3, 4],
    ["ArrowDown", 3, 2],
    ["ArrowDown", 1, 1],
    ["ArrowUp", 20, 20],
    ["PageUp", 3, 13],
    ["PageUp", 15, 20],
    ["PageDown", 15, 5],
    ["PageDown", 3, 1],
    ["Home", 15, 1],
    ["End", 15, 20],
    ["a", 3, null],
    ["ArrowLeft", 3, null],
    ["Tab", 3, null],
  ])("%s at %i leads to %s", (key, value, next) => {
    expect(afterKey(key, value, oneToTwenty)).toBe(next);
  });

  it.each(["Home", "End"])("%s leads nowhere without a bound", (key) => {
    expect(afterKey(key, 3, unbounded)).toBeNull();
  });

  it("never lead out of the bounds", () => {
    const keys = fc.constantFrom("ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End");
    fc.assert(
      fc.property(keys, fc.integer(), fc.integer({ min: 1, max: 50 }), (key, value, step) => {
        const next = afterKey(key, value, { ...oneToTwenty, step, pageStep: 10 * step });
        expect(next).toBeGreaterThanOrEqual(1);
        expect(next).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe("what is typed into a number field", () => {
  it.each([
    ["12", 0, "12"],
    ["1e3", 0, "13"],
    ["2,5", 0, "25"],
    ["-4", 0, "4"],
    ["-4", -10, "-4"],
    ["\u22124", -10, "-4"],
    ["4-", -10, "4"],
    ["douze", 0, ""],
    ["1\u202f000", 0, "1000"],
  ])("%s with a minimum of %i is kept as %s", (text, min, digits) => {
    expect(digitsOf(text, min)).toBe(digits);
  });

  it.each([
    ["", null],
    ["-", null],
    ["0", 0],
    ["007", 7],
    ["-4", -4],
  ])("%s is the number %s", (digits, number) => {
    expect(numberOf(digits)).toBe(number);
  });

  it("is brought within the bounds, and whole", () => {
    expect(bounded(500, oneToTwenty)).toBe(20);
    expect(bounded(0, oneToTwenty)).toBe(1);
    expect(bounded(2.6, oneToTwenty)).toBe(3);
  });
});
