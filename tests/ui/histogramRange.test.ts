import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barAfter, between, edges, moved, told, withEdge } from "../../src/ui/histogram/range.ts";

const count = 32;
const ranges = fc.tuple(fc.nat(count - 1), fc.nat(count - 1)).map(([one, other]) => between(one, other));

describe("the range of a histogram", () => {
  it("is none where it keeps everything", () => {
    expect(told({ first: 0, last: 31 }, count)).toBeNull();
    expect(told({ first: 0, last: 30 }, count)).toEqual({ first: 0, last: 30 });
  });

  it("has two ends that never pass each other or the bars", () => {
    fc.assert(
      fc.property(
        ranges,
        fc.constantFrom(...edges),
        fc.integer({ min: -99, max: 99 }),
        (range, edge, bar) => {
          const { first, last } = withEdge(range, edge, bar, count);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(first).toBeLessThanOrEqual(last);
          expect(last).toBeLessThan(count);
        },
      ),
    );
  });

  it("keeps its length while it is moved", () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: -99, max: 99 }), (range, by) => {
        const { first, last } = moved(range, by, count);
        expect(last - first).toBe(range.last - range.first);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThan(count);
      }),
    );
  });

  it.each([
    ["ArrowRight", 6],
    ["ArrowUp", 6],
    ["ArrowLeft", 4],
    ["ArrowDown", 4],
    ["PageUp", 8],
    ["PageDown", 2],
    ["Home", 0],
    ["End", 31],
    ["x", null],
  ])("moves a thumb by %s", (key, expected) => {
    expect(barAfter(key, 5, count)).toBe(expected);
  });
});
