import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { searchSize } from "../support/searchSize.ts";
import { PaymentBench } from "./paymentBench.ts";
import { apply, type Op, type Order, textOf, type World, ways, words } from "./paymentModel.ts";

/** A longer run: `PAYMENT_SEQUENCES=10000 npx vitest run --project server tests/server/payment/paymentSequences.test.ts`. */
const sequences = searchSize("PAYMENT_SEQUENCES", 20, 100);
/** Number of sequences in progress at a time, each with its own database and two shop processes. */
const lanes = 2;

let benches: PaymentBench[];
beforeAll(async () => {
  benches = await Promise.all(Array.from({ length: lanes }, () => PaymentBench.open()));
});
afterAll(() => Promise.all((benches ?? []).map((bench) => bench.close())));

const kinds = [
  ...["start", "start", "start", "start", "answer", "answer", "answer", "answer", "answer", "answer"],
  ...["unlock", "unlock", "change", "again", "withdraw", "forged", "unknown", "work", "work"],
] as const;

/** The next event, as numbers interpreted against the current orders. */
const wish = fc.record({
  kind: fc.constantFrom(...kinds),
  order: fc.constantFrom(0, 0, 0, 0, 0, 1, 1, 2),
  attempt: fc.nat(9),
  word: fc.constantFrom("paid", ...words),
  way: fc.constantFrom(...ways, "inquiry" as const),
  number: fc.nat(9),
  /** Selects one of the two processes. */
  isKillable: fc.boolean(),
});
type Wish = typeof wish extends fc.Arbitrary<infer Of> ? Of : never;
/** Concurrent calls, at times with a process killed some milliseconds later. */
const step = fc.record({
  wishes: fc.oneof(
    { weight: 4, arbitrary: fc.array(wish, { minLength: 1, maxLength: 1 }) },
    { weight: 4, arbitrary: fc.array(wish, { minLength: 2, maxLength: 3 }) },
  ),
  kill: fc.oneof(
    { weight: 5, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 15 }) },
  ),
  isMailServerAsleep: fc.constantFrom(false, false, false, true),
});

/** Returns the operation for a wish; null for running jobs. */
function opOf(
  { kind, order, attempt, word, way, number }: Wish,
  world: World,
  canRepeat: boolean,
): Op | null {
  const { attempts, total } = world[order] as Order;
  const brought = way === "inquiry" ? "notify" : way;
  switch (kind) {
    case "start":
      return { do: "start", order, agreed: number < 5 ? null : number < 9 ? total : total + 1 };
    case "answer":
      if (attempts.length === 0 && number < 9) return { do: "start", order, agreed: null };
      // Usually the newest. An attempt that never existed is the bank's answer about another shop's payment.
      return {
        do: "answer",
        order,
        attempt: attempt < 6 ? attempts.length - 1 : attempt - 6,
        // The sandbox bank has decided by the time it is asked.
        word: way === "inquiry" && word === "pending" ? "refused" : word,
        way,
      };
    case "change":
      return { do: "change", order, prints: 1 + (number % 3) };
    case "again":
      return canRepeat ? { do: "again", order } : { do: "unlock", order };
    case "unlock":
      return { do: "unlock", order };
    case "withdraw":
      return number < 5 ? { do: "withdraw", order } : { do: "unlock", order };
    case "forged":
      return { do: "forged", way: brought, forgery: number };
    case "unknown":
      return { do: "unknown", way: brought };
    case "work":
      return null;
  }
}

/** Returns every permutation of `count` indices. */
function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((rest) =>
    Array.from({ length: count }, (_, at) => rest.toSpliced(at, 0, count - 1)),
  );
}

/** Returns the model's worlds in which these concurrent calls had these outcomes; a cut-off call may have taken effect. */
function explain(world: World, ops: Op[], seen: (string | null)[]): World[] {
  return permutations(ops.length).flatMap((order) => {
    let possible = [world];
    for (const index of order) {
      possible = possible.flatMap((before) => {
        const { outcome, world: after } = apply(before, ops[index] as Op);
        if (seen[index] === null) return [before, after];
        return seen[index] === outcome ? [after] : [];
      });
    }
    return possible;
  });
}

/** Outcomes that runs of 100 and of 1000 sequences must meet; a shorter run may miss one by chance. */
const frequent = [
  ...["PAYMENT_IN_PROGRESS", "ORDER_NOT_MODIFIABLE", "UNKNOWN_PAYMENT", "/paymentSuccess", "/paymentFailure"],
  ...["order paid", "money due back", "cut off", "asked"],
];
const rare = ["PRICE_CHANGED", "NOT_FOUND", "REFUND_DUE", "UNVERIFIED", "22000203", "60000001"];

it(
  `${sequences} random sequences of payments, up to three calls at once, processes killed in between: as the model says`,
  async () => {
    const met = new Map<string, number>();
    const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
    const sequence = (bench: PaymentBench) =>
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
        const players = await bench.begin();
        let world: World = players.map(({ order }) => order);
        for (const { wishes, kill, isMailServerAsleep } of steps) {
          const wanted = wishes.map((one) => ({
            one,
            op: opOf(one, world, players[one.order]?.canRepeat === true),
          }));
          const asked = wanted.flatMap(({ one, op }) => (op ? [{ ...one, op }] : []));
          const calls = asked.map(({ op, order, isKillable }) => ({ op, order, isKillable }));
          const work = wanted.flatMap(({ one, op }) => (op ? [] : [one.isKillable]));
          const seen = await bench.play(players, calls, { work, kill, isMailServerAsleep });
          const ops = asked.map(({ op }) => op);
          const possible = explain(world, ops, seen.outcomes);
          const matching = possible.find((one) => textsOf(one) === seen.texts.join("\n"));
          if (!matching) {
            const { world: first } = ops.reduce((at, op) => apply(at.world, op), { outcome: "", world });
            expect({ ops, ...seen }).toEqual({ ops, outcomes: "explained", texts: first.map(textOf) });
          }
          world = matching ?? world;
          for (const outcome of seen.outcomes) meet(outcome ?? "cut off");
        }
        await bench.settle(players, world);
        for (const { attempts } of world) {
          if (attempts.some(({ status }) => status === "paid")) meet("order paid");
          if (attempts.filter(({ status }) => status === "refundDue").length > 0) meet("money due back");
        }
      });
    const numRuns = Math.ceil(sequences / lanes);
    await Promise.all(benches.map((bench) => fc.assert(sequence(bench), { numRuns })));
    const wanted = [...(sequences < 100 ? [] : frequent), ...(sequences < 1000 ? [] : rare)];
    const unmet = wanted.filter((what) => !met.has(what));
    expect(unmet).toEqual([]);
    expect(benches.reduce((sum, { killed }) => sum + killed, 0)).toBeGreaterThan(0);
  },
  60_000 + sequences * 4_000,
);

const textsOf = (world: World) => world.map(textOf).join("\n");
