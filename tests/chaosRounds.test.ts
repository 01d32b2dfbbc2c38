import fc from "fast-check";
import { expect, it } from "vitest";
import { roundsOf } from "../e2e/chaos/rounds.ts";

it("divides 5,000 checkouts with 15,000 faults into twenty rounds", () => {
  const rounds = roundsOf({ checkouts: 5000, faults: 15_000, seed: 7, round: 250 });
  expect(rounds).toHaveLength(20);
  expect(rounds.at(-1)).toEqual({ checkouts: 250, faults: 750, seed: 26 });
});

it("leaves no checkout and no fault out, and no round without one", () => {
  const some = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(some, some, some, some, (checkouts, faults, seed, round) => {
      const rounds = roundsOf({ checkouts, faults, seed, round });
      const sum = (of: "checkouts" | "faults") => rounds.reduce((total, each) => total + each[of], 0);
      expect([sum("checkouts"), sum("faults")]).toEqual([checkouts, faults]);
      expect(Math.min(...rounds.flatMap((each) => [each.checkouts, each.faults]))).toBeGreaterThan(0);
    }),
  );
});
