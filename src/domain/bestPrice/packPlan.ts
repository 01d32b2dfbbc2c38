import { maximise } from "./linearProgram.ts";
import { type Bin, type Fill, type Piece, searchFills } from "./packFill.ts";

/** Up to so many pieces every way is looked at; of more, most go into packs by what the relaxed problem says. */
const searchedPieces = 30;
/** Ways to fill a pack that are looked at: what keeps the search within a few milliseconds. */
const searchSteps = 1_500;

export interface PackPlan {
  fills: Fill[];
  /** What the pieces cost less than by themselves, in cents. */
  gain: number;
  /** Whether no other way is cheaper; else it may be within the relaxed problem's bound (`gainBound`). */
  exact: boolean;
}

/**
 * Which bins hold the pieces for least. Kinds that no bin joins are looked at apart. Exact for small carts; where there
 * is much of everything, whole numbers near the relaxed problem's are filled first and the rest is searched.
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

/** What no plan can gain, in cents: packs and pieces may be cut into parts, and a picture be in a pack twice. */
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
    // One less than the relaxed problem's: the search finds out how the rest goes together.
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

/** The pieces of a kind that a bin may take, one offer for each picture, the dearest first. */
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

/** Fills a bin once, as far as it goes, and takes what went in out of `pieces`; null where `whole` is out of reach. */
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

/** What a bin could save at the very most, by the pieces that are there. */
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

/** What is in the cart already first, then whatever saves most on each of its places, full. */
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

/** Bins that have kinds in common, also through others, together. */
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

/** How many of each bin, in parts; a piece of a kind is worth what the dearest of it costs. */
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
