import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at, bendTowards, distance, limb, spline } from "../../../demo/scenes/geometry.ts";
import { createRandom } from "../../../demo/scenes/random.ts";

const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
const bone = fc.double({ min: 5, max: 90, noNaN: true });

describe("bendTowards", () => {
  it("keeps both bones' lengths and reaches as far as they allow", () => {
    fc.assert(
      fc.property(coordinate, coordinate, bone, (x, y, upper) => {
        const root = at(0, 0);
        const target = at(x, y);
        const { middle, end } = bendTowards(root, target, upper, upper, 1);
        expect(distance(root, middle)).toBeCloseTo(upper, 5);
        if (distance(root, target) > 2) expect(distance(middle, end)).toBeCloseTo(upper, 0);
        if (distance(root, target) < upper * 1.9) expect(distance(end, target)).toBeLessThan(0.001);
      }),
    );
  });
});

describe("paths", () => {
  it("pass through their points, heights turned to SVG's", () => {
    expect(spline([at(0, 0), at(10, 5), at(20, 0)])).toMatch(/^M0 0C.* 10 -5C.* 20 0$/);
  });

  it("leave a limb of one joint undrawn", () => {
    expect(limb([{ x: 0, y: 0, r: 3 }])).not.toMatch(/NaN/);
  });
});

describe("createRandom", () => {
  it("repeats itself, and forks do not disturb it", () => {
    const plain = createRandom(7);
    const forked = createRandom(7);
    forked.fork("tail").next();
    expect([plain.next(), plain.next()]).toEqual([forked.next(), forked.next()]);
    expect(createRandom(8).next()).not.toBe(createRandom(7).next());
  });

  it("stays within its bounds", () => {
    const random = createRandom("bounds");
    for (let i = 0; i < 500; i += 1) {
      const value = random.range(-3, 4);
      expect(value >= -3 && value < 4).toBe(true);
      expect([1, 2, 3]).toContain(random.int(1, 3));
    }
  });
});
