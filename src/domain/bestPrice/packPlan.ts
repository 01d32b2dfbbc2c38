import { maximise } from "./linearProgram.ts";
import { type Bin, type Fill, type Piece, searchFills } from "./packFill.ts";

/** Up to this many pieces the search is exhaustive; above, most pieces are placed by the relaxed problem's solution. */
const searchedPieces = 30;
/** Maximum number of fillings to try: keeps the search within a few milliseconds. */
const searchSteps = 1_500;

export interface PackPlan {
  fills: Fill[];
  /** Saving over single items, in cents. */
  gain: number;
  /** Whether the plan is optimal; otherwise it is within the relaxed problem's bound (`gainBound`). */
  exact: boolean;
}

/**
 * Finds the bins that hold the pieces at the lowest price. Kinds that no bin joins are planned separately. Exact for
 * small carts; for large ones, an integer solution near the relaxed problem's is filled first and the rest is searched.
 */
export function planPacks(pieces: readonly Piece[], bins: readonly Bin[]): PackPlan {
  const useful = bins.filter((bin) => mostValue(bin, pieces) > bin.price);
  const plans = joinedBins(useful).map((joined) => {
    const kinds = new Set(joined.flatMap(({ needs }) => needs.map(({ kind }) => kind)));
    return planJoined(
      pieces.filter(({ kind }) => kinds.has(kind)),
      firstBest(joined, pieces),
    );
  });
  return {
    fills: plans.flatMap(({ fills }) => fills),
    gain: plans.reduce((cents, { gain }) => cents + gain, 0),
    exact: plans.every(({ exact }) => exact),
  };
}

/** Upper bound of any plan's gain, in cents: the relaxation splits packs and pieces and lets packs repeat pictures. */
export function gainBound(pieces: readonly Piece[], bins: readonly Bin[]): number {
  return relaxed(pieces, bins)?.value ?? 0;
}

function planJoined(pieces: readonly Piece[], bins: readonly Bin[]): PackPlan {
  const total = pieces.reduce((count, piece) => count + piece.count, 0);
  if (total <= searchedPieces) return searchFills(pieces, bins, searchSteps);
  const left = pieces.map((piece) => ({ ...piece }));
  const fills: Fill[] = [];
  for (const bin of bins.filter(({ once }) => once)) {
    const fill = fillDearest(left, bin);
    if (fill && fill.value > 0) fills.push(fill);
  }
  const sold = bins.filter(({ once }) => !once);
  const parts = relaxed(left, sold)?.x ?? [];
  sold.forEach((bin, index) => {
    // One less than in the relaxed solution: the search decides how the rest fits together.
    for (let times = Math.floor(parts[index] ?? 0) - 1; times > 0; times--) {
      const fill = fillDearest(left, bin, true);
      if (!fill || fill.value <= bin.price) break;
      fills.push(fill);
    }
  });
  const rest = searchFills(
    left.filter(({ count }) => count > 0),
    sold,
    searchSteps,
  );
  const all = [...fills, ...rest.fills];
  return {
    fills: all,
    gain: all.reduce((cents, { value, bin }) => cents + value - bin.price, 0),
    exact: false,
  };
}

/** The pieces of a kind that a bin may take, one offer per picture, dearest first. */
function candidates(bin: Bin, kind: string, pieces: readonly Piece[], taken: ReadonlySet<string>) {
  const other = bin.needs.find((need) => need.kind !== kind)?.kind;
  const wanted = new Set(
    pieces.filter((piece) => piece.kind === other && piece.count > 0).map(({ picture }) => picture),
  );
  const seen = new Set<string>();
  return pieces
    .filter(({ kind: own, count, picture }) => own === kind && count > 0 && !taken.has(picture))
    .sort(
      (a, b) =>
        Number(wanted.has(a.picture)) - Number(wanted.has(b.picture)) ||
        b.count - a.count ||
        b.price - a.price,
    )
    .filter(({ picture }) => !seen.has(picture) && seen.add(picture));
}

/** Fills a bin once, as far as possible, and removes its pieces from `pieces`; null if `whole` is impossible. */
function fillDearest(pieces: Piece[], bin: Bin, whole = false): Fill | null {
  const taken = new Set(bin.holds);
  const chosen = bin.needs.map(({ kind, places }) => {
    const some = candidates(bin, kind, pieces, taken).slice(0, places);
    for (const { picture } of some) taken.add(picture);
    return some;
  });
  if (whole && bin.needs.some(({ places }, need) => (chosen[need]?.length ?? 0) < places)) return null;
  let value = 0;
  for (const piece of chosen.flat()) {
    const count = Math.min(bin.takes, piece.count);
    value += count * piece.price;
    piece.count -= count;
  }
  return { bin, ids: chosen.map((some) => some.map(({ id }) => id)), value };
}

/** The highest price, as single items, of the pieces that a bin can take. */
function mostValue(bin: Bin, pieces: readonly Piece[]): number {
  return bin.needs
    .map(({ kind, places }) =>
      pieces
        .filter((piece) => piece.kind === kind && !bin.holds.has(piece.picture))
        .map(({ price, count }) => price * Math.min(bin.takes, count))
        .sort((a, b) => b - a)
        .slice(0, places)
        .reduce((cents, price) => cents + price, 0),
    )
    .reduce((cents, value) => cents + value, 0);
}

/** Packs of the cart first, then bins by descending saving per place when full. */
function firstBest(bins: readonly Bin[], pieces: readonly Piece[]): Bin[] {
  const saved = new Map(
    bins.map((bin) => {
      const places = bin.needs.reduce((sum, need) => sum + need.places, 0);
      return [bin, (mostValue(bin, pieces) - bin.price) / places];
    }),
  );
  return [...bins].sort(
    (a, b) => Number(b.once) - Number(a.once) || (saved.get(b) ?? 0) - (saved.get(a) ?? 0),
  );
}

/** Groups bins that share kinds, directly or transitively. */
function joinedBins(bins: readonly Bin[]): Bin[][] {
  const groups: { kinds: Set<string>; bins: Bin[] }[] = [];
  for (const bin of bins) {
    const kinds = new Set(bin.needs.map(({ kind }) => kind));
    const joined = groups.filter((group) => bin.needs.some(({ kind }) => group.kinds.has(kind)));
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push({
      kinds: new Set([...kinds, ...joined.flatMap((group) => [...group.kinds])]),
      bins: [...joined.flatMap((group) => group.bins), bin],
    });
  }
  return groups.map((group) => group.bins);
}

/** Fractional count of each bin; a piece of a kind is valued at that kind's highest price. */
function relaxed(pieces: readonly Piece[], bins: readonly Bin[]) {
  const kinds = [...new Set(bins.flatMap(({ needs }) => needs.map(({ kind }) => kind)))];
  const uses = bins.flatMap(({ needs }, bin) => needs.map((need) => ({ bin, ...need })));
  const of = (kind: string) => pieces.filter((piece) => piece.kind === kind);
  const worth = (kind: string) => Math.max(0, ...of(kind).map(({ price }) => price));
  const width = bins.length + uses.length;
  const row = (fill: (cells: number[]) => void) => {
    const cells = new Array<number>(width).fill(0);
    fill(cells);
    return cells;
  };
  return maximise({
    gains: [...bins.map(({ price }) => -price), ...uses.map(({ kind }) => worth(kind))],
    rows: [
      ...uses.map(({ bin, places }, use) =>
        row((cells) => {
          cells[bin] = -places;
          cells[bins.length + use] = 1;
        }),
      ),
      ...kinds.map((kind) =>
        row((cells) => {
          uses.forEach((use, index) => {
            if (use.kind === kind) cells[bins.length + index] = 1;
          });
        }),
      ),
    ],
    limits: [
      ...uses.map(() => 0),
      ...kinds.map((kind) => of(kind).reduce((sum, { count }) => sum + count, 0)),
    ],
  });
}
