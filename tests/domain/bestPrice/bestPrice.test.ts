import fc from "fast-check";
import { expect, it, test } from "vitest";
import {
  type BegunPack,
  bestPrice,
  type PackOffer,
  piecesOf,
  priceBins,
  type SinglePicture,
} from "../../../src/domain/bestPrice/bestPrice.ts";
import { gainBound } from "../../../src/domain/bestPrice/packPlan.ts";
import { freePlaces } from "../../../src/domain/packs/packCapacity.ts";
import { isDigitalFormat } from "../../../src/domain/products/pictureFormat.ts";
import { type ItemOptions, itemPrice } from "../../../src/domain/products/product.ts";

const plain: ItemOptions = { withMatOption: false, withSatinOption: false, withNumericOption: false };
const mat: ItemOptions = { ...plain, withMatOption: true };
const copy: ItemOptions = { ...plain, withNumericOption: true };

const offer = (variantUuid: string, change: Partial<PackOffer>): PackOffer => ({
  variantUuid,
  productUuid: variantUuid,
  pricingId: 1,
  grp1_count: 3,
  grp2_count: null,
  grp1_format: "20_30",
  grp2_format: null,
  base_price: 3900,
  mat_option: null,
  satin_option: null,
  numeric_option: null,
  ...change,
});
const three = offer("three", { mat_option: 300 });
const five = offer("five", { grp1_count: 5, base_price: 5900, numeric_option: 2500 });
const mixed = offer("mixed", {
  grp1_count: 2,
  grp2_count: 1,
  grp2_format: "high",
  base_price: 4600,
  mat_option: 300,
});

let made = 0;
const single = (pictureUuid: string, change: Partial<SinglePicture> = {}): SinglePicture => ({
  itemUuid: `item ${made++}`,
  pictureUuid,
  pricingId: 1,
  format: "20_30",
  options: plain,
  quantity: 1,
  unitPrice: 1500,
  ...change,
});
const prints = (count: number, change: Partial<SinglePicture> = {}) =>
  Array.from({ length: count }, (_, index) => single(`picture ${index}`, change));

/** « 5 in five for 5900 instead of 7500 ». */
const words = (proposals: ReturnType<typeof bestPrice>) =>
  proposals.map(
    ({ kind, offer: { variantUuid }, itemUuids, packPrice, splitPrice }) =>
      `${kind === "fillExisting" ? "fill" : "new"} ${variantUuid} ${itemUuids.map((some) => some.length).join("+")}: ${packPrice} for ${splitPrice}`,
  );

test.each<[string, SinglePicture[], PackOffer[], string[]]>([
  ["nothing", [], [three, five], []],
  ["fewer than a pack is worth", prints(2), [three, five], []],
  ["just a pack", prints(3), [three], ["new three 3+0: 3900 for 4500"]],
  [
    "the pack that leaves a place free costs less than its pieces",
    prints(4),
    [five],
    ["new five 4+0: 5900 for 6000"],
  ],
  [
    "two packs of three are better than one of five",
    prints(6),
    [five, offer("cheap", { base_price: 3600 })],
    ["new cheap 3+0: 3600 for 4500", "new cheap 3+0: 3600 for 4500"],
  ],
  ["a pack that costs what its pieces cost is none", prints(3), [offer("dear", { base_price: 4500 })], []],
  ["another format", prints(3, { format: "15_22" }), [three], []],
  ["another pricing", prints(3, { pricingId: 2 }), [three], []],
  [
    "mat pictures go into a pack with the option",
    prints(3, { options: mat, unitPrice: 1800 }),
    [three],
    ["new three 3+0: 4200 for 5400"],
  ],
  ["a surface that the pack does not have", prints(5, { options: mat, unitPrice: 1800 }), [five], []],
  [
    "digital copies are kept",
    prints(5, { options: copy, unitPrice: 2500 }),
    [five],
    ["new five 5+0: 8400 for 12500"],
  ],
  ["some mat, some not, are not mixed", [...prints(2), ...prints(1, { options: mat })], [three], []],
  [
    "both groups of a pack",
    [...prints(2), single("other", { format: "high", unitPrice: 2900 })],
    [mixed],
    ["new mixed 2+1: 4600 for 5900"],
  ],
  [
    "the same picture is in a pack once, however often it was ordered",
    [single("one", { quantity: 3 })],
    [three],
    [],
  ],
  [
    "not even once in each group",
    [single("one"), single("two"), single("two", { format: "high", unitPrice: 2900 })],
    [mixed],
    [],
  ],
  [
    "of three pieces each, three packs",
    prints(3, { quantity: 3 }),
    [three],
    Array.from({ length: 3 }, () => "new three 3+0: 3900 for 4500"),
  ],
])("%s", (_, singles, offers, expected) => {
  expect(words(bestPrice(singles, offers, []))).toEqual(expected);
});

test("a line of more pieces than anybody buys stays as it is, the others find their packs", () => {
  const lines = [...prints(3, { quantity: 999 }), ...prints(3)];
  expect(words(bestPrice(lines, [three], []))).toEqual(["new three 3+0: 3900 for 4500"]);
});

const begun = (change: Partial<BegunPack> = {}): BegunPack => ({
  itemUuid: "begun",
  offer: five,
  options: plain,
  quantity: 1,
  held: [3, 0],
  pictureUuids: ["a", "b", "c"],
  ...change,
});

test("a pack of the cart with places free takes what fits before a new one is bought", () => {
  expect(words(bestPrice(prints(4), [three], [begun()]))).toEqual(["fill five 2+0: 0 for 3000"]);
});

test("a pack of the cart does not take a picture that it holds", () => {
  const held = begun({ pictureUuids: ["picture 0", "picture 1", "c"] });
  expect(words(bestPrice(prints(3), [], [held]))).toEqual(["fill five 1+0: 0 for 1500"]);
});

test("a pack of quantity 2 takes two pieces of a picture with one place", () => {
  const double = begun({ quantity: 2, held: [4, 0], pictureUuids: ["a", "b", "c", "d"] });
  expect(words(bestPrice([single("one", { quantity: 3 })], [], [double]))).toEqual([
    "fill five 1+0: 0 for 3000",
  ]);
});

test("places of one format in both groups are filled from the first group on", () => {
  const twice = offer("twice", { grp1_count: 2, grp2_count: 2, grp2_format: "20_30", base_price: 3000 });
  expect(words(bestPrice(prints(3), [twice], []))).toEqual(["new twice 2+1: 3000 for 4500"]);
  const some = begun({ offer: twice, held: [1, 0], pictureUuids: ["a"] });
  expect(words(bestPrice(prints(3), [], [some]))).toEqual(["fill twice 1+2: 0 for 4500"]);
});

const formats = ["20_30", "15_22", "high"] as const;
const anyOptions = fc.constantFrom(plain, plain, mat, copy);
const anyOffer = fc.record({
  grp1_count: fc.integer({ min: 1, max: 3 }),
  grp2_count: fc.constantFrom(null, null, 1, 2),
  grp1_format: fc.constantFrom(...formats),
  grp2_format: fc.constantFrom(...formats),
  base_price: fc.integer({ min: 10, max: 90 }).map((tens) => tens * 100),
  extra: fc.constantFrom(null, 100, 400),
});
const anyOffers = fc.array(anyOffer, { minLength: 1, maxLength: 3 }).map((some) =>
  some.map(({ extra, grp2_count, ...fields }, index) =>
    offer(`offer ${index}`, {
      ...fields,
      grp2_count,
      grp2_format: grp2_count === null ? null : fields.grp2_format,
      mat_option: isDigitalFormat(fields.grp1_format) ? null : extra,
      numeric_option: isDigitalFormat(fields.grp1_format) ? null : extra,
    }),
  ),
);
const anySingles = (maxLength: number, pictures: number) =>
  fc
    .array(
      fc.record({
        picture: fc.nat(pictures - 1),
        format: fc.constantFrom(...formats),
        options: anyOptions,
        quantity: fc.constantFrom(1, 1, 1, 2),
        // Two products of the same format may differ in price.
        unitPrice: fc.constantFrom(1500, 1500, 2900),
      }),
      { maxLength },
    )
    .map((some) =>
      some.map(({ picture, format, options, quantity, unitPrice }) =>
        single(`picture ${picture}`, {
          format,
          unitPrice,
          options: isDigitalFormat(format) ? plain : options,
          quantity: isDigitalFormat(format) ? 1 : quantity,
        }),
      ),
    );
const anyBegun = (offers: readonly PackOffer[]) =>
  fc
    .array(
      fc.record({
        offer: fc.constantFrom(...offers),
        quantity: fc.constantFrom(1, 2),
        holds: fc.uniqueArray(fc.nat(4), { maxLength: 2 }),
      }),
      { maxLength: 1 },
    )
    .map((some) =>
      some.map(({ offer: of, quantity, holds }, index): BegunPack => {
        const inFirst = Math.min(holds.length, of.grp1_count ?? 0);
        const inSecond = Math.min(holds.length - inFirst, of.grp2_count ?? 0);
        return {
          itemUuid: `begun ${index}`,
          offer: of,
          options: plain,
          quantity,
          held: [inFirst, inSecond],
          pictureUuids: holds.slice(0, inFirst + inSecond).map((picture) => `picture ${picture}`),
        };
      }),
    );

const cart = anyOffers.chain((offers) =>
  fc.record({ offers: fc.constant(offers), singles: anySingles(5, 4), begun: anyBegun(offers) }),
);

it("is what trying every way comes to, for small carts", () => {
  fc.assert(
    fc.property(cart, ({ offers, singles, begun: packs }) => {
      expect(gainOf(bestPrice(singles, offers, packs))).toBe(mostGained(singles, offers, packs));
    }),
    { numRuns: 1_000 },
  );
});

it("proposes only what the packs can take, and says what it gains to the cent", () => {
  const large = anyOffers.chain((offers) =>
    fc.record({ offers: fc.constant(offers), singles: anySingles(60, 40), begun: anyBegun(offers) }),
  );
  fc.assert(
    fc.property(large, ({ offers, singles, begun: packs }) => {
      checkProposals(singles, packs, bestPrice(singles, offers, packs));
    }),
    { numRuns: 150 },
  );
});

const gainOf = (proposals: ReturnType<typeof bestPrice>) =>
  proposals.reduce((cents, { splitPrice, packPrice }) => cents + splitPrice - packPrice, 0);

it("gains no more than the relaxed problem allows, and of many alike nearly that", () => {
  fc.assert(
    fc.property(anyOffers, anySingles(60, 40), (offers, singles) => {
      const bound = gainBound(piecesOf(singles), priceBins(offers));
      expect(gainOf(bestPrice(singles, offers, []))).toBeLessThanOrEqual(bound + 1e-6);
    }),
    { numRuns: 150 },
  );
  const [many, packs] = [prints(301), [three, five, mixed]];
  const bound = gainBound(piecesOf(many), priceBins(packs));
  expect(gainOf(bestPrice(many, packs, []))).toBeGreaterThan(0.99 * bound);
});

/** Every picture fits its group, no piece is used twice, and each new pack costs less than its pieces. */
function checkProposals(
  singles: readonly SinglePicture[],
  packs: readonly BegunPack[],
  proposals: ReturnType<typeof bestPrice>,
): void {
  const left = new Map(singles.map(({ itemUuid, quantity }) => [itemUuid, quantity]));
  for (const proposal of proposals) {
    const pack = proposal.kind === "fillExisting" ? packs[0] : undefined;
    const free = freePlaces(proposal.offer, pack?.held ?? [0, 0]);
    const pictures = [...(pack?.pictureUuids ?? [])];
    let value = 0;
    proposal.itemUuids.forEach((some, group) => {
      expect(some.length).toBeLessThanOrEqual(free[group] ?? 0);
      for (const uuid of some) {
        const one = singles.find(({ itemUuid }) => itemUuid === uuid);
        const taken = Math.min(pack?.quantity ?? 1, left.get(uuid) ?? 0);
        expect(taken).toBeGreaterThan(0);
        left.set(uuid, (left.get(uuid) ?? 0) - taken);
        value += taken * (one?.unitPrice ?? 0);
        pictures.push(one?.pictureUuid ?? "");
        const format = group === 0 ? proposal.offer.grp1_format : proposal.offer.grp2_format;
        expect(one?.format).toBe(format ?? proposal.offer.grp1_format);
        if (one && !isDigitalFormat(one.format)) expect(one.options).toEqual(proposal.options);
      }
    });
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(proposal.splitPrice).toBe(value);
    expect(proposal.packPrice).toBe(pack ? 0 : itemPrice(proposal.offer, proposal.options));
    expect(value).toBeGreaterThan(proposal.packPrice);
  }
}

interface Open {
  offer: PackOffer;
  options: ItemOptions;
  free: number[];
  pictures: string[];
  takes: number;
}

/** The maximum gain by brute force: every piece stays single, joins each open pack, or starts a new one. */
function mostGained(
  singles: readonly SinglePicture[],
  offers: readonly PackOffer[],
  packs: readonly BegunPack[],
): number {
  const everyOption = [
    plain,
    mat,
    { ...plain, withSatinOption: true },
    copy,
    { ...mat, withNumericOption: true },
  ];
  const news = offers.flatMap((of) =>
    everyOption
      .filter(({ withMatOption, withSatinOption, withNumericOption }) => {
        if (withMatOption && of.mat_option === null) return false;
        if (withSatinOption && of.satin_option === null) return false;
        return !withNumericOption || of.numeric_option !== null;
      })
      .map((options) => ({ of, options })),
  );
  const left = singles.map(({ quantity }) => quantity);
  const open: Open[] = packs.map((pack) => ({
    offer: pack.offer,
    options: pack.options,
    free: [...freePlaces(pack.offer, pack.held)],
    pictures: [...pack.pictureUuids],
    takes: pack.quantity,
  }));
  const fits = (one: SinglePicture, pack: Pick<Open, "offer" | "options">, group: number) => {
    const format = (group === 1 && pack.offer.grp2_format) || pack.offer.grp1_format;
    const alike = isDigitalFormat(one.format) || JSON.stringify(one.options) === JSON.stringify(pack.options);
    return pack.offer.pricingId === one.pricingId && format === one.format && alike;
  };
  const from = (index: number): number => {
    const one = singles[index];
    if (!one) return 0;
    if (left[index] === 0) return from(index + 1);
    // This piece stays single, and so does the rest of its line: pieces of one line are interchangeable.
    const held = left[index] ?? 0;
    left[index] = 0;
    let best = from(index + 1);
    left[index] = held;
    const put = (pack: Open, group: number): number => {
      if ((pack.free[group] ?? 0) === 0 || pack.pictures.includes(one.pictureUuid)) return -Infinity;
      if (!fits(one, pack, group)) return -Infinity;
      const taken = Math.min(pack.takes, held);
      pack.free[group] = (pack.free[group] ?? 0) - 1;
      pack.pictures.push(one.pictureUuid);
      left[index] = held - taken;
      const gained = taken * one.unitPrice + from(index);
      left[index] = held;
      pack.pictures.pop();
      pack.free[group] = (pack.free[group] ?? 0) + 1;
      return gained;
    };
    for (const pack of [...open]) for (const group of [0, 1]) best = Math.max(best, put(pack, group));
    for (const { of, options } of news) {
      if (![0, 1].some((group) => fits(one, { offer: of, options }, group))) continue;
      const pack: Open = {
        offer: of,
        options,
        free: [of.grp1_count ?? 0, of.grp2_count ?? 0],
        pictures: [],
        takes: 1,
      };
      open.push(pack);
      for (const group of [0, 1]) best = Math.max(best, put(pack, group) - itemPrice(of, options));
      open.pop();
    }
    return best;
  };
  return from(0);
}
