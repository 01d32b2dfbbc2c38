import fc from "fast-check";
import { expect, test } from "vitest";
import { type PictureFormat, pictureFormats } from "../../../src/domain/products/pictureFormat.ts";
import { optionsRefusal, type VariantPrices } from "../../../src/domain/products/product.ts";
import { optionsKept, piecesLeft, singleVariantFor } from "../../../src/domain/products/singleVariant.ts";

interface Sold {
  grp1_format: PictureFormat;
  base_price: number;
}
const small: Sold = { grp1_format: "15_22", base_price: 900 };
const large: Sold = { grp1_format: "20_30", base_price: 1500 };
const dear: Sold = { grp1_format: "20_30", base_price: 1700 };
const file: Sold = { grp1_format: "low", base_price: 1200 };

test.each<[string, PictureFormat, Sold[], Sold | null]>([
  ["its format", "20_30", [small, large, file], large],
  ["the cheapest of its format", "20_30", [dear, small, large], large],
  ["the first of equal ones", "15_22", [small, { ...small }], small],
  ["the cheapest of all where none has its format", "60_90", [large, small, file], small],
  ["a file's format", "low", [small, file], file],
  ["nothing where nothing is sold", "low", [], null],
])("a picture that leaves a pack has %s", (_name, format, variants, chosen) => {
  expect(singleVariantFor(format, variants)).toBe(chosen);
});

const price = fc.option(fc.nat(5_000), { nil: null });
const anyVariant: fc.Arbitrary<VariantPrices> = fc.record({
  grp1_format: fc.constantFrom(...pictureFormats),
  grp2_format: fc.constant(null),
  base_price: fc.nat(10_000),
  mat_option: price,
  satin_option: price,
  numeric_option: price,
});
const surface = fc.constantFrom("none", "mat", "satin");

test("the options kept can be had, are no others than before, and all of them where all can be had", () => {
  fc.assert(
    fc.property(anyVariant, surface, fc.boolean(), (variant, chosen, withNumericOption) => {
      const before = {
        withMatOption: chosen === "mat",
        withSatinOption: chosen === "satin",
        withNumericOption,
      };
      const kept = optionsKept(variant, before);
      expect(optionsRefusal(variant, kept)).toBeNull();
      for (const option of ["withMatOption", "withSatinOption", "withNumericOption"] as const) {
        if (kept[option]) expect(before[option]).toBe(true);
      }
      if (optionsRefusal(variant, before) === null) expect(kept).toEqual(before);
    }),
  );
});

test.each([
  [1, 1, 0],
  [3, 1, 2],
  [3, 2, 1],
  [1, 5, 0],
])("%i pieces of a single picture, of which a pack takes %i: %i left", (single, pack, left) => {
  expect(piecesLeft({ quantity: single }, { quantity: pack })).toBe(left);
});
