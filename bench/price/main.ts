/**
 * Measures how long the best price of a cart takes, and how good it is, against a greedy rival that always takes the pack that
 * saves most, and against the bound that no plan can beat. `npm run bench:price`, in one process, alternating.
 */
import {
  bestPrice,
  type PackOffer,
  piecesOf,
  priceBins,
  type SinglePicture,
} from "../../src/domain/bestPrice/bestPrice.ts";
import type { Bin, Piece } from "../../src/domain/bestPrice/packFill.ts";
import { gainBound, planPacks } from "../../src/domain/bestPrice/packPlan.ts";
import { cartOf, carts } from "./carts.ts";

const rounds = 15;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const gainOf = (proposals: ReturnType<typeof bestPrice>) =>
  proposals.reduce((cents, { splitPrice, packPrice }) => cents + splitPrice - packPrice, 0);

/** Repeatedly takes the pack that saves most on the remaining pieces, until none saves anything. */
function takeTheBest(singles: readonly SinglePicture[], offers: readonly PackOffer[]): number {
  const pieces = piecesOf(singles).map((piece) => ({ ...piece }));
  const bins = priceBins(offers);
  let gained = 0;
  for (;;) {
    const tries = bins.map((bin) => ({ bin, taken: dearest(pieces, bin) }));
    const best = tries.reduce<{ saved: number; taken: Piece[] }>(
      (held, { bin, taken }) => {
        const saved = taken.reduce((cents, { price }) => cents + price, 0) - bin.price;
        return saved > held.saved ? { saved, taken } : held;
      },
      { saved: 0, taken: [] },
    );
    if (best.saved === 0) return gained;
    gained += best.saved;
    for (const piece of best.taken) piece.count -= 1;
  }
}

function dearest(pieces: readonly Piece[], bin: Bin): Piece[] {
  const taken = new Map<string, Piece>();
  for (const { kind, places } of bin.needs) {
    pieces
      .filter((piece) => piece.kind === kind && piece.count > 0 && !taken.has(piece.picture))
      .sort((a, b) => b.price - a.price)
      .slice(0, places)
      .forEach((piece) => {
        taken.set(piece.picture, piece);
      });
  }
  return [...taken.values()];
}

function timed<Of>(work: () => Of): { ms: number; value: Of } {
  const from = performance.now();
  const value = work();
  return { ms: performance.now() - from, value };
}

const at = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const euros = (cents: number) => (cents / 100).toFixed(2).padStart(9);

say(
  "cart                            ours ms p50    max   rival ms p50   gain EUR   rival's      bound   of bound   exact",
);
for (const { name, count, mix } of carts) {
  const ours: number[] = [];
  const rivals: number[] = [];
  const sums = { ours: 0, rival: 0, bound: 0, exact: 0 };
  for (let round = 0; round < rounds; round++) {
    const { singles, offers } = cartOf(count, mix, round);
    const mine = timed(() => gainOf(bestPrice(singles, offers, [])));
    const other = timed(() => takeTheBest(singles, offers));
    ours.push(mine.ms);
    rivals.push(other.ms);
    sums.ours += mine.value;
    sums.rival += other.value;
    sums.bound += gainBound(piecesOf(singles), priceBins(offers));
    sums.exact += Number(planPacks(piecesOf(singles), priceBins(offers)).exact);
  }
  ours.sort((a, b) => a - b);
  rivals.sort((a, b) => a - b);
  const [mean, rivalMean, bound] = [sums.ours, sums.rival, sums.bound].map((sum) => sum / rounds);
  say(
    `${name.padEnd(32)} ${at(ours, 0.5).toFixed(1).padStart(10)} ${at(ours, 1).toFixed(1).padStart(6)} ${at(rivals, 0.5).toFixed(1).padStart(14)}` +
      ` ${euros(mean ?? 0)} ${euros(rivalMean ?? 0)} ${euros(bound ?? 0)} ${(((mean ?? 0) / (bound || 1)) * 100).toFixed(2).padStart(9)} %` +
      ` ${sums.exact}/${rounds}`.padStart(8),
  );
}
