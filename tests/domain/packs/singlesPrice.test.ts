import fc from "fast-check";
import { expect, test } from "vitest";
import { singlesPrice } from "../../../src/domain/packs/singlesPrice.ts";
import type { PictureFormat } from "../../../src/domain/products/pictureFormat.ts";

const variant = (grp1_format: PictureFormat, base_price: number, mat_option: number | null = null) => ({
  grp1_format,
  grp2_format: null,
  base_price,
  mat_option,
  satin_option: null,
  numeric_option: null,
});
const none = { withMatOption: false, withSatinOption: false, withNumericOption: false };
const mat = { ...none, withMatOption: true };
const singles = [variant("20_30", 1500, 300), variant("20_30", 1700), variant("high", 1200)];
const prints = ["20_30", "20_30"] as const;
const mixed = ["20_30", "high"] as const;

test.each([
  ["the cheapest of the format", prints, none, 1, [3, 0], 4500],
  ["with the options that it has", prints, mat, 1, [2, 0], 3600],
  ["a file, which has none of them", mixed, mat, 1, [1, 2], 1800 + 2400],
  ["each copy of a print, a file once", mixed, none, 3, [1, 1], 4500 + 1200],
  ["no picture", prints, none, 1, [0, 0], 0],
  ["a format that is not sold alone", ["30_45", "30_45"], none, 1, [1, 0], null],
  ["a second group that is not sold alone, without a picture", ["20_30", "30_45"], none, 1, [1, 0], 1500],
] as const)("one by one: %s", (_, formats, options, quantity, counts, price) => {
  expect(singlesPrice({ formats, options, quantity }, counts, singles)).toBe(price);
});

test("each further picture costs the same", () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 9 }), (count, quantity) => {
      const of = (pictures: number) =>
        singlesPrice({ formats: prints, options: mat, quantity }, [pictures, 0], singles) ?? 0;
      expect(of(count + 1) - of(count)).toBe(1800 * quantity);
    }),
  );
});
