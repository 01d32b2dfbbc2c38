import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterNatures, productNatures } from "../../../src/domain/products/natures.ts";
import { digitalFormats, paperFormats, pictureFormats } from "../../../src/domain/products/pictureFormat.ts";
import {
  isPaperVariant,
  itemPrice,
  optionsRefusal,
  type VariantPrices,
} from "../../../src/domain/products/product.ts";
import {
  type ProductShape,
  productIncoherence,
  variantIncoherence,
} from "../../../src/domain/products/productIncoherence.ts";
import { noSlots } from "../../../stories/support/noSlots.ts";

const bare: ProductShape = {
  nature: "sp",
  ...noSlots,
  grp1_count: 1,
};
const multi: ProductShape = { ...bare, nature: "multi", grp1_count: 5 };
const filter: ProductShape = { ...bare, nature: "filter", grp1_count: null, filter1_nature: "contest" };
const type = "01234567-89ab-4def-8123-456789abcdef";

describe("a product's coherence", () => {
  test.each<[string, ProductShape]>([
    ["one picture", bare],
    ["a pack of five", multi],
    ["a pack in two groups", { ...multi, grp2_count: 2 }],
    ["a pack without a count", { ...multi, grp1_count: null }],
    ["a contest's pack", filter],
    [
      "a pack by event and two typed names",
      {
        ...filter,
        filter1_nature: "event",
        filter2_nature: "filterValue",
        filter2_typeUuid: type,
        filter3_nature: "filterValue",
      },
    ],
  ])("%s is coherent", (_name, product) => {
    expect(productIncoherence(product)).toBeNull();
  });

  test.each<[string, ProductShape, RegExp]>([
    ["one picture of two", { ...bare, grp1_count: 2 }, /1 pour grp1_count/],
    ["one picture of none", { ...bare, grp1_count: null }, /1 pour grp1_count/],
    ["one picture with a second group", { ...bare, grp2_count: 1 }, /second groupe/],
    ["one picture with a filter", { ...bare, filter1_nature: "event" }, /seul un produit « filter »/],
    ["a pack with a late filter", { ...multi, filter4_nature: "event" }, /seul un produit « filter »/],
    ["a filter pack without a filter", { ...filter, filter1_nature: null }, /demande filter1_nature/],
    ["filters with a gap", { ...filter, filter3_nature: "event" }, /filter3_nature est donné sans filter2/],
    ["a type on an event", { ...filter, filter1_typeUuid: type }, /filter1_type ne va/],
    ["a type without a nature", { ...filter, filter2_typeUuid: type }, /filter2_type ne va/],
    ["a type on one picture", { ...bare, filter1_typeUuid: type }, /filter1_type ne va/],
  ])("%s is not", (_name, product, why) => {
    expect(productIncoherence(product)).toMatch(why);
  });

  test("of any filters: set in order, types only for filter values, and only where the nature is filter", () => {
    const nature = fc.option(fc.constantFrom(...filterNatures), { nil: null });
    const typeUuid = fc.option(fc.constant(type), { nil: null });
    const slots = fc.tuple(nature, nature, nature, nature);
    const types = fc.tuple(typeUuid, typeUuid, typeUuid, typeUuid);
    fc.assert(
      fc.property(fc.constantFrom(...productNatures), slots, types, (kind, natures, typeUuids) => {
        const [filter1_nature, filter2_nature, filter3_nature, filter4_nature] = natures;
        const [filter1_typeUuid, filter2_typeUuid, filter3_typeUuid, filter4_typeUuid] = typeUuids;
        const product: ProductShape = {
          nature: kind,
          grp1_count: 1,
          grp2_count: null,
          filter1_nature,
          filter2_nature,
          filter3_nature,
          filter4_nature,
          filter1_typeUuid,
          filter2_typeUuid,
          filter3_typeUuid,
          filter4_typeUuid,
        };
        const filled = natures.filter((each) => each !== null).length;
        const inOrder = natures.slice(0, filled).every((each) => each !== null);
        const typesFit = typeUuids.every((each, slot) => each === null || natures[slot] === "filterValue");
        const natureFits = kind === "filter" ? filled > 0 : filled === 0;
        expect(productIncoherence(product) === null).toBe(inOrder && typesFit && natureFits);
      }),
      { numRuns: 500 },
    );
  });
});

const paper: VariantPrices = {
  grp1_format: "20_30",
  grp2_format: null,
  base_price: 1500,
  mat_option: 300,
  satin_option: 350,
  numeric_option: 1000,
};
const plain: VariantPrices = { ...paper, mat_option: null, satin_option: null, numeric_option: null };
const digital: VariantPrices = { ...paper, grp1_format: "high" };
const bareFile: VariantPrices = { ...digital, mat_option: null, satin_option: null, numeric_option: null };
const twoGroups: ProductShape = { ...multi, grp2_count: 2 };

describe("a variant's coherence with its product", () => {
  test.each<[string, ProductShape, VariantPrices]>([
    ["a print with every option", bare, paper],
    ["a file", bare, bareFile],
    ["a pack of prints", multi, paper],
    ["a pack of prints and files", twoGroups, { ...paper, grp2_format: "low" }],
    ["a filter pack of files", filter, bareFile],
    ["prints that cost nothing", bare, { ...plain, base_price: 0 }],
  ])("%s is coherent", (_name, product, variant) => {
    expect(variantIncoherence(product, variant)).toBeNull();
  });

  test.each<[string, ProductShape, VariantPrices, RegExp]>([
    ["a mat file", bare, { ...bareFile, mat_option: 0 }, /high\) n’a pas de mat_option/],
    ["a satin file", filter, { ...bareFile, satin_option: 100 }, /high\) n’a pas de satin_option/],
    ["a file with a digital copy", bare, { ...bareFile, numeric_option: 100 }, /pas de numeric_option/],
    [
      "a second format on a single picture",
      bare,
      { ...plain, grp2_format: "low" },
      /ne va qu’avec un second/,
    ],
    [
      "a second format on a pack of one group",
      multi,
      { ...plain, grp2_format: "low" },
      /ne va qu’avec un second/,
    ],
    ["a second format on a filter pack", filter, { ...plain, grp2_format: "low" }, /ne va qu’avec un second/],
    ["a second group without a format", twoGroups, plain, /demande grp2_format/],
    [
      "files first, with paper's options",
      twoGroups,
      { ...bareFile, grp2_format: "20_30", mat_option: 1 },
      /mat/,
    ],
  ])("%s is not", (_name, product, variant, why) => {
    expect(variantIncoherence(product, variant)).toMatch(why);
  });
});

const none = { withMatOption: false, withSatinOption: false, withNumericOption: false };
const mat = { ...none, withMatOption: true };
const satin = { ...none, withSatinOption: true };
const copy = { ...none, withNumericOption: true };
const freeMat = { ...paper, mat_option: 0 };

describe("options", () => {
  test.each([
    ["none on paper", paper, none, null, 1500],
    ["mat", paper, mat, null, 1800],
    ["satin", paper, satin, null, 1850],
    ["a copy", paper, copy, null, 2500],
    ["mat and a copy", paper, { ...mat, withNumericOption: true }, null, 2800],
    ["mat that costs nothing", freeMat, mat, null, 1500],
    ["mat and satin", paper, { ...mat, withSatinOption: true }, "exclusive", 2150],
    ["mat without a price", plain, mat, "unavailable", 1500],
    ["satin without a price", plain, satin, "unavailable", 1500],
    ["a copy without a price", plain, copy, "unavailable", 1500],
    ["none on a file", digital, none, null, 1500],
    ["mat on a file", digital, mat, "unavailable", 1800],
    ["satin on a file", digital, satin, "unavailable", 1850],
  ] as const)("%s", (_name, variant, options, refusal, price) => {
    expect(optionsRefusal(variant, options)).toBe(refusal);
    expect(itemPrice(variant, options)).toBe(price);
  });

  const price = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null });
  const anyVariant: fc.Arbitrary<VariantPrices> = fc.record({
    grp1_format: fc.constantFrom(...pictureFormats),
    grp2_format: fc.option(fc.constantFrom(...pictureFormats), { nil: null }),
    base_price: fc.integer({ min: 0, max: 100_000 }),
    mat_option: price,
    satin_option: price,
    numeric_option: price,
  });
  const anyOptions = fc.record({
    withMatOption: fc.boolean(),
    withSatinOption: fc.boolean(),
    withNumericOption: fc.boolean(),
  });

  test("that can be had never lower a price, and no option is always there", () => {
    fc.assert(
      fc.property(anyVariant, anyOptions, (variant, options) => {
        expect(optionsRefusal(variant, none)).toBeNull();
        expect(itemPrice(variant, none)).toBe(variant.base_price);
        expect(itemPrice(variant, options)).toBeGreaterThanOrEqual(variant.base_price);
      }),
    );
  });

  test("that a coherent variant has a price for can each be had by itself", () => {
    const prices = { withMatOption: "mat_option", withSatinOption: "satin_option" } as const;
    fc.assert(
      fc.property(anyVariant, fc.constantFrom(bare, multi, twoGroups, filter), (variant, product) => {
        if (variantIncoherence(product, variant) !== null) return;
        for (const option of ["withMatOption", "withSatinOption"] as const) {
          const refusal = optionsRefusal(variant, { ...none, [option]: true });
          expect(refusal === null).toBe(variant[prices[option]] !== null);
        }
      }),
    );
  });

  test("accepted are at most one surface, on paper, with a price", () => {
    fc.assert(
      fc.property(anyVariant, anyOptions, (variant, options) => {
        if (optionsRefusal(variant, options) !== null) return;
        expect(options.withMatOption && options.withSatinOption).toBe(false);
        if (options.withMatOption) expect(variant.mat_option).not.toBeNull();
        if (options.withSatinOption) expect(variant.satin_option).not.toBeNull();
        if (options.withNumericOption) expect(variant.numeric_option).not.toBeNull();
        if (options.withMatOption || options.withSatinOption) {
          expect(digitalFormats as readonly string[]).not.toContain(variant.grp1_format);
        }
      }),
    );
  });
});

test.each([
  ...paperFormats.map((format) => [format, null, true] as const),
  ...digitalFormats.map((format) => [format, null, false] as const),
  ["high", "20_30", true],
  ["20_30", "high", true],
  ["low", "high", false],
] as const)("%s and %s: printed is %s", (grp1_format, grp2_format, printed) => {
  expect(isPaperVariant({ grp1_format, grp2_format })).toBe(printed);
});
