import fc from "fast-check";
import { expect, test } from "vitest";
import { formatRate, netOf, splitVat } from "../../../src/domain/money/vat.ts";

test.each([
  [1200, 2000, 1000],
  [2490, 2000, 2075],
  [3, 2000, 3],
  [-1200, 2000, -1000],
  [-3, 2000, -3],
  [1055, 550, 1000],
  [999, 0, 999],
  [0, 2000, 0],
])("%i cents at a rate of %i are %i without VAT", (gross, rate, net) => {
  expect(netOf(gross, rate)).toBe(net);
});

test("three lines of a cent's fraction agree with their total", () => {
  expect(splitVat([100, 100, 100].map((gross) => ({ gross, rate: 2000 })))).toEqual({
    nets: [84, 83, 83],
    rates: [{ rate: 2000, net: 250, vat: 50, gross: 300 }],
    net: 250,
    vat: 50,
    gross: 300,
  });
});

test("a discount is taken from what is taxed", () => {
  const { nets, net, vat } = splitVat([
    { gross: 2490, rate: 2000 },
    { gross: 690, rate: 2000 },
    { gross: -249, rate: 2000 },
  ]);
  expect(nets).toEqual([2075, 575, -207]);
  expect([net, vat]).toEqual([2443, 488]);
});

test("rates are told apart, highest first", () => {
  const { rates } = splitVat([
    { gross: 1055, rate: 550 },
    { gross: 1200, rate: 2000 },
  ]);
  expect(rates).toEqual([
    { rate: 2000, net: 1000, vat: 200, gross: 1200 },
    { rate: 550, net: 1000, vat: 55, gross: 1055 },
  ]);
});

test("lines, rates and totals always agree to the cent", () => {
  const line = fc.record({
    gross: fc.integer({ min: -500_000, max: 5_000_000 }),
    rate: fc.constantFrom(0, 210, 550, 1000, 2000),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const split = splitVat(lines);
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      expect(sum(split.nets)).toBe(split.net);
      expect(sum(split.rates.map((of) => of.net))).toBe(split.net);
      expect(split.net + split.vat).toBe(sum(lines.map(({ gross }) => gross)));
      for (const { rate, net, vat } of split.rates) {
        // At most half a cent of the net off, in integers.
        expect(2 * Math.abs(vat * 10_000 - net * rate)).toBeLessThanOrEqual(10_000 + rate);
        const own = lines.flatMap((of, index) => (of.rate === rate ? [split.nets[index] ?? 0] : []));
        expect(sum(own)).toBe(net);
      }
      for (const [index, { gross, rate }] of lines.entries()) {
        expect(Math.abs((split.nets[index] ?? 0) - (gross * 10_000) / (10_000 + rate))).toBeLessThanOrEqual(
          1,
        );
      }
    }),
  );
});

test.each([
  [2000, "20\u00a0%"],
  [550, "5,5\u00a0%"],
  [0, "0\u00a0%"],
])("a rate of %i reads %s", (rate, words) => {
  expect(formatRate(rate)).toBe(words);
});
