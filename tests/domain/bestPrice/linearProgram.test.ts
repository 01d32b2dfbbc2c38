import fc from "fast-check";
import { expect, it, test } from "vitest";
import { maximise } from "../../../src/domain/bestPrice/linearProgram.ts";

test.each([
  ["nothing to gain", { gains: [-1], rows: [[1]], limits: [5] }, [0], 0],
  ["one limit", { gains: [3], rows: [[2]], limits: [5] }, [2.5], 7.5],
  [
    "two that share",
    {
      gains: [3, 5],
      rows: [
        [1, 0],
        [0, 2],
        [3, 2],
      ],
      limits: [4, 12, 18],
    },
    [2, 6],
    36,
  ],
  [
    "a limit of nothing",
    {
      gains: [1, 1],
      rows: [
        [1, -1],
        [0, 1],
      ],
      limits: [0, 2],
    },
    [2, 2],
    4,
  ],
])("%s", (_, program, x, value) => {
  const best = maximise(program);
  expect(best?.x.map((part) => Math.round(part * 1e6) / 1e6)).toEqual(x);
  expect(best?.value).toBeCloseTo(value);
});

test("what has no limit has no best", () => {
  expect(maximise({ gains: [1], rows: [[-1]], limits: [1] })).toBeNull();
});

const small = fc.integer({ min: 0, max: 6 });

it("keeps every limit, and no whole numbers within them gain more", () => {
  const program = fc.record({
    gains: fc.tuple(fc.integer({ min: -5, max: 9 }), fc.integer({ min: -5, max: 9 })),
    rows: fc.array(fc.tuple(small, small), { minLength: 1, maxLength: 3 }),
    limit: fc.array(fc.nat(20), { minLength: 3, maxLength: 3 }),
  });
  fc.assert(
    fc.property(program, ({ gains, rows, limit }) => {
      // An upper bound on each variable keeps every problem finite.
      const bounded = [...rows, [1, 0], [0, 1]];
      const limits = [...limit.slice(0, rows.length), 8, 8];
      const best = maximise({ gains, rows: bounded, limits });
      const [a = 0, b = 0] = best?.x ?? [];
      const within = (x: number, y: number) =>
        bounded.every(([one = 0, two = 0], row) => one * x + two * y <= (limits[row] ?? 0) + 1e-6);
      expect(within(a, b)).toBe(true);
      expect(best?.value).toBeCloseTo(gains[0] * a + gains[1] * b);
      for (let x = 0; x <= 8; x++) {
        for (let y = 0; y <= 8; y++) {
          if (within(x, y))
            expect(gains[0] * x + gains[1] * y).toBeLessThanOrEqual((best?.value ?? 0) + 1e-6);
        }
      }
    }),
    { numRuns: 200 },
  );
});
