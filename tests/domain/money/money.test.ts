import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOf } from "../../../src/domain/money/amounts.ts";
import { formatEuros } from "../../../src/domain/money/money.ts";

test.each([
  [0, "0,00\u00a0€"],
  [1, "0,01\u00a0€"],
  [905, "9,05\u00a0€"],
  [123_450, "1\u202f234,50\u00a0€"],
  [123_456_789, "1\u202f234\u202f567,89\u00a0€"],
  [-571, "\u22125,71\u00a0€"],
  [-123_450, "\u22121\u202f234,50\u00a0€"],
  [-0, "0,00\u00a0€"],
])("%i cents are written as in France", (cents, text) => {
  expect(formatEuros(cents)).toBe(text);
});

test("every amount is written to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }), (cents) => {
      const digits = formatEuros(cents)
        .replace("\u2212", "-")
        .replace(/[^\d-]/g, "");
      expect(Number(digits)).toBe(cents === 0 ? 0 : cents);
    }),
  );
});

describe("a share in percent", () => {
  test.each([
    [1500, 10, 150],
    [1999, 15, 300],
    [3805, 15, 571],
    [10, 5, 1],
    [9, 5, 0],
    [50, 1, 1],
    [49, 1, 0],
    [1000, 12.5, 125],
    [1, 50, 1],
    [0, 20, 0],
    [1999, 0, 0],
    [1999, 100, 1999],
    [2_147_483_647, 100, 2_147_483_647],
    [2_147_483_647, 33.333, 715_820_724],
  ])("of %i cents at %d %% is %i, rounded half up", (cents, percent, share) => {
    expect(percentOf(cents, percent)).toBe(share);
  });

  const cents = fc.integer({ min: 0, max: 2_147_483_647 });
  const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);

  test("is a whole number within half a cent of the true share", () => {
    fc.assert(
      fc.property(cents, percent, (amount, rate) => {
        const share = percentOf(amount, rate);
        expect(Number.isInteger(share)).toBe(true);
        // Integer arithmetic: a float cannot check a float.
        const exact = BigInt(amount) * BigInt(Math.round(rate * 1000));
        const error = 2n * (BigInt(share) * 100_000n - exact);
        expect(error > -100_000n && error <= 100_000n).toBe(true);
      }),
    );
  });

  test("never passes the whole, and grows with amount and percentage", () => {
    fc.assert(
      fc.property(cents, percent, percent, (amount, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(percentOf(amount, high)).toBeLessThanOrEqual(amount);
        expect(percentOf(amount, low)).toBeLessThanOrEqual(percentOf(amount, high));
        expect(percentOf(Math.floor(amount / 2), low)).toBeLessThanOrEqual(percentOf(amount, low));
      }),
    );
  });
});
