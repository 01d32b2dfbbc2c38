import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterKey, bounded, typedNumber } from "../../src/ui/number-field/bounds.ts";

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
    ["12", 12],
    [" 12 ", 12],
    ["007", 7],
    ["0", 0],
    ["+3", 3],
    ["-4", -4],
    ["\u22124", -4],
    ["2,5", 2],
    ["2.9", 2],
    ["2,", 2],
    [",5", 0],
    ["-2,5", -2],
    ["1 000", 1000],
    ["1\u202f000", 1000],
    ["1\u00a0000\u00a0000", 1_000_000],
    ["\uff11\uff12", 12],
  ])("%s is %d", (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });

  it.each([
    "",
    " ",
    "-",
    ",",
    "douze",
    "1e3",
    "12a",
    "x3",
    "4-",
    "1 2",
    "10 00",
    "2,5,1",
    "0x10",
    "Infinity",
    "3 ex.",
  ])("%j is no number", (text) => {
    expect(typedNumber(text)).toBeNull();
  });

  it("is never more than its figures say", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (amount) => {
        const read = typedNumber(amount.toFixed(3).replace(".", ","));
        expect(read).toBe(Math.trunc(Number(amount.toFixed(3))) + 0);
      }),
    );
  });

  it("is brought within the bounds", () => {
    expect(bounded(500, oneToTwenty)).toBe(20);
    expect(bounded(0, oneToTwenty)).toBe(1);
    expect(bounded(-3, oneToTwenty)).toBe(1);
  });
});
