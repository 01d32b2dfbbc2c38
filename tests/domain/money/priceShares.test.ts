import fc from "fast-check";
import { expect, test } from "vitest";
import { shareOut } from "../../../src/domain/money/amounts.ts";

test.each([
  [3900, 3, [1300, 1300, 1300]],
  [1000, 3, [334, 333, 333]],
  [1001, 3, [334, 334, 333]],
  [2, 5, [1, 1, 0, 0, 0]],
  [0, 2, [0, 0]],
  [2500, 1, [2500]],
  [2500, 0, []],
])("%i cents among %i pictures", (cents, pictures, shares) => {
  expect(shareOut(cents, pictures)).toEqual(shares);
});

test("the shares sum to the price, no two differ by more than a cent, the larger come first", () => {
  fc.assert(
    fc.property(fc.nat(2_147_483_647), fc.integer({ min: 1, max: 2_000 }), (cents, pictures) => {
      const shares = shareOut(cents, pictures);
      expect(shares).toHaveLength(pictures);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
      expect((shares[0] ?? 0) - (shares.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    }),
  );
});
