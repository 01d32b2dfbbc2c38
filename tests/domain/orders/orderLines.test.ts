import { expect, test } from "vitest";
import {
  type LineItem,
  type LinePicture,
  type LineProduct,
  type LineVariant,
  lineDetails,
  orderContents,
  pictureNames,
} from "../../../src/domain/orders/orderLines.ts";
import { noSlots } from "../../../stories/support/noSlots.ts";

const print: LineProduct = {
  ...noSlots,
  uuid: "print",
  pricingId: 1,
  isDeleted: false,
  nature: "sp",
  label: "Tirage papier",
  grp1_count: 1,
  grp2_count: null,
};
const pack: LineProduct = {
  ...noSlots,
  uuid: "pack",
  pricingId: 1,
  isDeleted: false,
  nature: "multi",
  label: "Pack 5 photos",
  grp1_count: 5,
  grp2_count: null,
};
const prices = {
  isDeleted: false,
  base_price: 1900,
  mat_option: 300,
  satin_option: 300,
  numeric_option: 700,
};
const paper: LineVariant = { uuid: "20", grp1_format: "20_30", grp2_format: null, ...prices };
const file: LineVariant = { uuid: "low", grp1_format: "low", grp2_format: null, ...prices };
const both: LineVariant = { uuid: "both", grp1_format: "20_30", grp2_format: "high", ...prices };
const catalogue = { products: [print, pack], variants: [paper, file, both] };
const picture = { uuid: "p", name: "DSC_0001", eventUuid: "e", contestUuid: "c" };

const item: LineItem = {
  uuid: "i",
  kind: "item",
  productUuid: "print",
  productVariantUuid: "20",
  quantity: 1,
  price: 1900,
  eventUuid: null,
  contestUuid: null,
  filterValueUuid1: null,
  filterValueUuid2: null,
  pictureUuid: "p",
  discount_mode: null,
  discount_percent: null,
  withMatOption: false,
  withSatinOption: false,
  withNumericOption: null,
  remainingPictures: null,
};
const contents = (...items: LineItem[]) => orderContents(items, catalogue, [picture]);

test("a line tells product, format, options, picture and price", () => {
  const [line] = contents({
    ...item,
    quantity: 3,
    price: 2900,
    withMatOption: true,
    withNumericOption: true,
  }).lines;
  expect(line).toMatchObject({
    label: "Tirage papier",
    formats: ["20x30\u00a0cm"],
    options: ["Option mat", "Copie numérique"],
    picture: { name: "DSC_0001" },
    isPack: false,
    missing: [],
    unitPrice: 2900,
    linePrice: 8700,
  });
});

test.each([
  ["20", false, { hasPaper: true, hasFiles: false }],
  ["20", true, { hasPaper: true, hasFiles: true }],
  ["low", null, { hasPaper: false, hasFiles: true }],
  ["both", null, { hasPaper: true, hasFiles: true }],
])("the variant %s with a digital copy %s", (productVariantUuid, withNumericOption, expected) => {
  expect(contents({ ...item, productVariantUuid, withNumericOption })).toMatchObject(expected);
});

test.each([
  ["20", false],
  ["low", true],
  ["both", false],
  ["gone", false],
])("the variant %s is digital alone: %s", (productVariantUuid, isDigital) => {
  expect(contents({ ...item, productVariantUuid }).lines[0]).toMatchObject({ isDigital });
});

test.each([
  [{ pictureUuid: null }, ["pictures"]],
  [{ productUuid: "pack", pictureUuid: null, remainingPictures: 2 }, ["pictures"]],
  [{ productUuid: "pack", pictureUuid: null, remainingPictures: 0 }, []],
] as const)("with %j it lacks %j", (change, missing) => {
  expect(contents({ ...item, ...change }).lines[0]?.missing).toEqual(missing);
});

test("shipping and discounts stand apart from the items", () => {
  const shipping: LineItem = {
    ...item,
    uuid: "s",
    kind: "shipping",
    price: 490,
    productUuid: null,
    productVariantUuid: null,
  };
  const percent: LineItem = {
    ...shipping,
    uuid: "d",
    kind: "discount",
    price: -380,
    discount_mode: "percent",
    discount_percent: 20,
  };
  const value: LineItem = { ...shipping, uuid: "v", kind: "discount", price: -500, discount_mode: "value" };
  expect(contents(item, shipping, percent, value)).toMatchObject({
    subtotal: 1900,
    shipping: 490,
    discounts: [
      { uuid: "d", percent: 20, amount: -380 },
      { uuid: "v", percent: null, amount: -500 },
    ],
  });
  expect(contents(item).shipping).toBeNull();
});

test("what is no longer sold keeps its name, its format and what has to be done for it", () => {
  const withdrawn = {
    products: [{ ...print, isDeleted: true }],
    variants: [{ ...paper, isDeleted: true }],
  };
  const old = orderContents([{ ...item, productUuid: "print", productVariantUuid: "20" }], withdrawn, []);
  expect(old.lines[0]).toMatchObject({
    label: "Tirage papier",
    formats: ["20x30\u00a0cm"],
    isWithdrawn: true,
  });
  expect(old.hasPaper).toBe(true);
});

test("an item whose product cannot be had keeps its line and its price", () => {
  const gone = contents({ ...item, productUuid: "x", productVariantUuid: "y" });
  expect(gone.lines[0]).toMatchObject({ label: "Article", formats: [], linePrice: 1900, missing: [] });
  expect(gone).toMatchObject({ hasPaper: false, hasFiles: false });
});

test.each([
  ["a pack with room left", { productUuid: "pack", remainingPictures: 2 }, { held: 3, all: 5 }],
  ["a full pack", { productUuid: "pack", remainingPictures: 0 }, { held: 5, all: 5 }],
  ["a single picture", {}, null],
])("%s says how many pictures it holds", (_, change, places) => {
  expect(contents({ ...item, ...change }).lines[0]?.places).toEqual(places);
});

test.each([
  ["on sale", {}, false],
  ["in a format that is no longer sold", { productVariantUuid: "gone" }, true],
  ["of a product that is no longer sold", { productUuid: "gone" }, true],
])("an item %s is withdrawn or not", (_, change, isWithdrawn) => {
  expect(contents({ ...item, ...change }).lines[0]?.isWithdrawn).toBe(isWithdrawn);
});

const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...picture, uuid: `p${n}`, name: `DSC_000${n}` }));

test("a pack shows its pictures by name, and what it is of", () => {
  const pictures = numbered(2);
  const { lines } = orderContents(
    [
      {
        ...item,
        uuid: "full",
        productUuid: "pack",
        pictureUuid: null,
        contestUuid: "c",
        eventUuid: "e",
        filterValueUuid1: "v",
      },
      { ...item, pictureUuid: "p1" },
    ],
    catalogue,
    pictures,
    {
      places: pictures.map(({ uuid }) => ({ orderItemUuid: "full", pictureUuid: uuid })),
      names: new Map([
        ["e", "Jumping de Lamotte"],
        ["c", "Amateur 2"],
        ["v", "Julie Martin"],
      ]),
    },
  );
  expect(lines.map(({ pictures: held }) => held.map(({ name }) => name))).toEqual([
    ["DSC_0000", "DSC_0001"],
    ["DSC_0001"],
  ]);
  expect(lines.map(lineDetails)).toEqual([
    ["20x30\u00a0cm", "Amateur 2", "Julie Martin", "2 photos (DSC_0000, DSC_0001)"],
    ["20x30\u00a0cm", "photo DSC_0001"],
  ]);
});

test("many pictures are counted past the first", () => {
  const named = (count: number) =>
    pictureNames({ pictureName: null, pictures: numbered(Math.min(count, 6)), pictureCount: count });
  expect(named(0)).toBeNull();
  expect(named(5)).toBe("DSC_0000, DSC_0001, DSC_0002, DSC_0003, DSC_0004");
  expect(named(9)).toBe("DSC_0000, DSC_0001, DSC_0002, DSC_0003 et 5 autres");
});

test("pictures are named by who they show, once", () => {
  const oeil = { names: ["Oeil d’Or", "Jeanne Lefèvre"] };
  const [first, second, third] = numbered(3);
  const all = [{ ...first, ...oeil }, { ...second, ...oeil }, third] as LinePicture[];
  const words = (pictures: LinePicture[], pictureCount: number) =>
    pictureNames({ pictureName: null, pictures, pictureCount });
  expect(words(all.slice(0, 2), 2)).toBe("Oeil d’Or\u00a0· Jeanne Lefèvre");
  expect(words(all, 3)).toBe("Oeil d’Or\u00a0· Jeanne Lefèvre, DSC_0002");
  expect(words(all, 40)).toBe("Oeil d’Or\u00a0· Jeanne Lefèvre, DSC_0002 et 37 autres");
  // The pictures known of a pack of one rider's all show her.
  expect(words(all.slice(0, 2), 40)).toBe("Oeil d’Or\u00a0· Jeanne Lefèvre");
});

test("two pictures of one rider are told apart by their files, one in two formats is not", () => {
  const names = ["Oeil d’Or", "Jeanne Lefèvre"];
  const own = numbered(3).map((one, index) => (index < 2 ? { ...one, names } : one));
  const called = (...ordered: number[]) =>
    orderContents(
      ordered.map((index, nth) => ({ ...item, uuid: `i${nth}`, pictureUuid: own[index]?.uuid ?? null })),
      catalogue,
      own,
    ).lines.map(({ pictureName }) => pictureName);
  const title = "Oeil d’Or\u00a0· Jeanne Lefèvre";
  expect(called(0, 2)).toEqual([title, "DSC_0002"]);
  expect(called(0, 0)).toEqual([title, title]);
  expect(called(0, 1, 0)).toEqual([`${title}, DSC_0000`, `${title}, DSC_0001`, `${title}, DSC_0000`]);
});

test("a line tells where the shopper has put the paper, and the paper's shape", () => {
  const cropOf = (size: { width?: number; height?: number }, change: Partial<LineItem>) =>
    orderContents([{ ...item, ...change }], catalogue, [{ ...picture, ...size }]).lines[0]?.crop;
  const squarish = { width: 4000, height: 3000 };
  expect(cropOf(squarish, { cropOffset: 0 })).toMatchObject({ offset: 0, words: "Cadrage en haut" });
  expect(cropOf(squarish, { cropOffset: 0 })?.ratio).toBeCloseTo(1.5, 10);
  expect(cropOf({ width: 3000, height: 4000 }, { cropOffset: 1 })).toMatchObject({
    words: "Cadrage à droite",
  });
  expect(cropOf({ width: 3000, height: 4000 }, { cropOffset: 1 })?.ratio).toBeCloseTo(2 / 3, 10);
  // Nothing to tell: in the middle, nothing is cut, a file, an unknown size.
  expect(cropOf(squarish, { cropOffset: null })).toBeNull();
  expect(cropOf(squarish, {})).toBeNull();
  expect(cropOf({ width: 6000, height: 4000 }, { cropOffset: 0 })).toBeNull();
  expect(cropOf(squarish, { cropOffset: 0, productVariantUuid: "low" })).toBeNull();
  expect(cropOf({}, { cropOffset: 0 })).toBeNull();
});
