import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { searchSize } from "../support/searchSize.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import {
  apply,
  type Cart,
  keyOf,
  type Line,
  type Op,
  packVariants,
  pictureCount,
  pictureOf,
  productOf,
  singleVariants,
} from "./cartModel.ts";
import { expectPacked } from "./cartPacked.ts";
import { CartPlayer } from "./cartPlayer.ts";
import { type PackStock, stockPacks } from "./packStock.ts";

/** A longer run: `CART_SEQUENCES=20000 npx vitest run --project server tests/server/cart/cartSequences.test.ts`. */
const sequences = searchSize("CART_SEQUENCES", 60, 500);

let shop: TestShop;
let stock: PackStock;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockPacks(shop);
  const discount = { label: "r", description: "r", percent: 12.5 };
  await shop.services.db
    .insertInto("discount")
    .values({ ...discount, startAt: "2020-01-01T00:00:00Z", endAt: "2099-01-01T00:00:00Z" })
    .execute();
});
afterAll(() => shop?.stop());

const kinds = [
  ...[
    "single",
    "single",
    "pack",
    "whole",
    "add",
    "add",
    "add",
    "add",
    "add",
    "add",
    "add",
    "take",
    "take",
    "move",
    "move",
  ],
  ...["group", "group", "split", "delete", "changePack", "quantity", "finalize", "suggest", "suggest"],
] as const;
const needPack = ["add", "take", "group", "split", "changePack"];
const needSingle = ["move", "quantity"];

/** A visitor's next step, as numbers interpreted against the current cart. */
interface Wish {
  kind: (typeof kinds)[number];
  /** Index of the line; at times none, or another visitor's. */
  line: number;
  other: number;
  picture: number;
  variant: number;
  quantity: number;
  flag: boolean;
  second: boolean;
}
const wish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.constantFrom(...kinds),
  line: fc.nat(9),
  other: fc.nat(9),
  picture: fc.nat(pictureCount - 1),
  variant: fc.nat(9),
  quantity: fc.integer({ min: 1, max: 3 }),
  flag: fc.boolean(),
  second: fc.boolean(),
});
/** One call, or two concurrent calls by the same visitor, or the start or end of a payment. */
const step = fc.record({
  visitor: fc.constantFrom(0, 0, 0, 0, 0, 1, 1, 2),
  wishes: fc.oneof(
    { weight: 6, arbitrary: fc.tuple(wish) },
    { weight: 3, arbitrary: fc.tuple(wish, wish) },
    { weight: 1, arbitrary: fc.constant([]) },
  ),
});

let made = 0;

function choose<Of>(from: readonly Of[], number: number): Of | undefined {
  return from[number % Math.max(1, from.length)];
}

/** A wish without a target becomes the wish to create one. At line 9 it stays, and must be refused. */
function opOf(cart: Cart, wanted: Wish, foreign: string): Op {
  const { line, other, picture, quantity, flag, second } = wanted;
  const keys = (kind: Line["kind"]) => cart.lines.filter((one) => one.kind === kind).map(keyOf);
  const isOdd = line === 9;
  const packs = cart.lines.filter((one) => one.kind === "pack");
  const aimed = isOdd ? undefined : choose(packs, line);
  const pack = aimed ? keyOf(aimed) : foreign;
  const single = (isOdd ? undefined : choose(keys("single"), line)) ?? "single none";
  const held = (second ? undefined : choose(aimed?.groups.flat() ?? [], picture)) ?? picture;
  let kind = wanted.kind === "suggest" ? "single" : wanted.kind;
  if (!isOdd && packs.length === 0 && needPack.includes(kind)) kind = "pack";
  if (!isOdd && keys("single").length === 0 && needSingle.includes(kind)) kind = "single";
  const isCar = picture === pictureCount - 1;
  const sold = isOdd ? singleVariants : singleVariants.filter((one) => (one === "carPrint") === isCar);
  const packed = aimed
    ? packVariants.filter((one) => productOf(one) === productOf(aimed.variant))
    : packVariants;
  switch (kind) {
    case "single": {
      const variant = choose(sold, wanted.variant) ?? "large";
      return { do: "single", picture, variant, mat: isOdd && flag, copy: isOdd && second, quantity };
    }
    case "pack": {
      const variant = choose(packVariants, wanted.variant) ?? "pack";
      return {
        do: "pack",
        id: made++,
        variant,
        mat: isOdd && flag,
        quantity,
        picture: second ? picture : null,
      };
    }
    case "whole":
      return { do: "whole", id: made++, hasEvent: flag };
    case "add":
      return { do: "add", pack, picture };
    case "take":
      return { do: "take", pack, picture: held, mode: flag ? "cart" : "void" };
    case "move": {
      const several = other < 5 ? [single] : [single, choose(keys("single"), other) ?? single];
      const group = flag ? (second ? 1 : 2) : null;
      return { do: "move", pack, singles: [...new Set(several)], group };
    }
    case "group":
      return { do: "group", pack, picture: held, group: flag ? 1 : 2 };
    case "split":
      return { do: "delete", line: pack, mode: "split" };
    case "delete":
      return { do: "delete", line: choose(cart.lines.map(keyOf), line) ?? "pack none", mode: "void" };
    case "changePack": {
      const variant = choose(isOdd ? packVariants : packed, wanted.variant) ?? "pack";
      return { do: "changePack", pack, variant, quantity, mat: flag && other > 4 };
    }
    case "quantity":
      return { do: "quantity", single, quantity };
    case "finalize":
      return { do: "finalize" };
  }
}

/** Runs the operations concurrently. The model must know an order of them with the same result. */
async function play(player: CartPlayer, ops: Op[]): Promise<string[]> {
  const calls = ops.map((op) => player.prepare(op));
  const outcomes = await Promise.all(calls.map((call) => call()));
  const seen = { outcomes, ...(await player.snapshot()) };

  const orders = ops.length === 2 ? [[0, 1] as const, [1, 0] as const] : [[0] as const];
  const possible = orders.map((order) => {
    let cart: Cart = { ...player.cart, placed: [] };
    const expected: string[] = [];
    for (const index of order) {
      const applied = apply(cart, ops[index] as Op);
      cart = applied.cart;
      expected[index] = applied.outcome;
    }
    return { cart, told: { outcomes: expected, ...pictureOf(cart) } };
  });
  const matching = possible.find(({ told }) => JSON.stringify(told) === JSON.stringify(seen));
  // Reported as a diff against the first order.
  if (!matching) expect({ ops, ...seen }).toEqual({ ops, ...possible[0]?.told });
  else player.cart = matching.cart;
  return outcomes;
}

/** Presses the suggestion once or twice concurrently: one press packs the cart, any other is refused. */
async function pack(player: CartPlayer, presses: number): Promise<string[]> {
  const before = player.cart;
  const gain = await player.suggestedGain();
  if (before.isPaying) expect(gain).toBe(0);
  const pressed = Array.from({ length: presses }, () => player.pressSuggestion(Math.max(1, gain)));
  const outcomes = await Promise.all(pressed);
  const refusal = before.isPaying && before.hasOrder ? "PAYMENT_IN_PROGRESS" : "SUGGESTION_CHANGED";
  const expected = outcomes.map((_, press) => (press === 0 && gain > 0 ? "done" : refusal));
  expect({ before, outcomes: outcomes.toSorted() }).toEqual({ before, outcomes: expected.toSorted() });
  const after = await player.readCart(() => made++);
  expectPacked(before, after, gain);
  player.cart = after;
  // Shares, lines and total in the database match the model's view of the cart.
  expect(await player.snapshot()).toEqual(pictureOf(after));
  return outcomes.map((outcome) => (outcome === "done" ? "packed" : outcome));
}

const refusals = [
  ...["INVALID_INPUT", "NOT_FOUND", "PACK_FULL", "PACK_INCOMPATIBLE", "PICTURE_ALREADY_IN_PACK"],
  ...["PAYMENT_IN_PROGRESS", "ORDER_EMPTY", "ORDER_INCOMPLETE", "SUGGESTION_CHANGED"],
];
/** Number of sequences in progress at a time: the shop serves them all. */
const lanes = 4;

it(
  `${sequences} random sequences of every call of a cart, by up to three visitors, two calls at once: as the model says`,
  async () => {
    const seen = new Map<string, number>();
    const sequence = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const players = [0, 1, 2].map(() => new CartPlayer(shop, stock));
      const begun = new Set<CartPlayer>();
      for (const { visitor, wishes } of steps) {
        const player = players[visitor] as CartPlayer;
        const neighbour = players[(visitor + 1) % 3] as CartPlayer;
        if (!begun.has(player)) await player.begin();
        begun.add(player);
        if (wishes.length === 0) {
          await player.setPaying(!player.cart.isPaying);
          continue;
        }
        const theirs = neighbour.cart.lines.find(({ kind }) => kind === "pack");
        const foreign = theirs ? player.foreignKey(neighbour, keyOf(theirs)) : "pack none";
        const ops = wishes.map((wanted) => opOf(player.cart, wanted, foreign));
        const outcomes =
          wishes[0]?.kind === "suggest" ? await pack(player, wishes.length) : await play(player, ops);
        for (const outcome of outcomes) seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      }
    });
    const numRuns = Math.ceil(sequences / lanes);
    await Promise.all(Array.from({ length: lanes }, () => fc.assert(sequence, { numRuns })));
    const unseen = ["packed", ...refusals].filter((code) => !seen.has(code));
    // A few sequences may miss a rare refusal.
    if (sequences >= 500) expect(unseen).toEqual([]);
  },
  60_000 + sequences * 1_000,
);
