import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { between, naturalCompare } from "../../../server/import/naturalOrder.ts";

const name = fc.stringMatching(/^[A-Za-z_ ()-]{0,4}[0-9]{0,6}[a-z_-]{0,2}[0-9]{0,3}$/);

describe("naturalCompare", () => {
  it.each([
    ["IMG_9", "IMG_10"],
    ["IMG_0009", "IMG_10"],
    ["DSC_1", "IMG_0"],
    ["IMG", "IMG_1"],
    ["IMG_2-1", "IMG_2-2"],
    ["9", "IMG_1"],
    ["P99999999999999999998", "P99999999999999999999"],
  ])("%s comes before %s", (first, second) => {
    expect(naturalCompare(first, second)).toBeLessThan(0);
    expect(naturalCompare(second, first)).toBeGreaterThan(0);
  });

  it("does not count case, leading zeros or how an accent is written", () => {
    expect(naturalCompare("img_9", "IMG_0009")).toBe(0);
    expect(naturalCompare("e\u0301te\u0301", "été")).toBe(0);
  });

  it("orders any names the same way whatever their order was", () => {
    fc.assert(
      fc.property(name, name, name, (one, two, three) => {
        expect(Math.sign(naturalCompare(one, two))).toBe(0 - Math.sign(naturalCompare(two, one)));
        if (naturalCompare(one, two) <= 0 && naturalCompare(two, three) <= 0) {
          expect(naturalCompare(one, three)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe("between", () => {
  it("finds what a filter finds", () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 50 })).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(
        numbers,
        fc.integer({ min: -5, max: 55 }),
        fc.integer({ min: -5, max: 55 }),
        (sorted, from, to) => {
          const found = between(sorted, from, to, (entry, bound) => entry - bound);
          expect(found).toEqual(sorted.filter((entry) => entry >= from && entry <= to));
        },
      ),
    );
  });
});
