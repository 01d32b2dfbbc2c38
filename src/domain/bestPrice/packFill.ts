import { BinFillings } from "./binFillings.ts";
import {
  type Counts,
  countsOf,
  type OfferedPieces,
  PictureProfiles,
  type Taking,
} from "./pictureProfiles.ts";

/** Pieces of one picture that could go into packs: `count` of them, each `price` cents as a single item. */
export interface Piece {
  /** The cart line. */
  id: string;
  picture: string;
  /** Pieces of one kind are interchangeable in a pack: same pricing, format and options. */
  kind: string;
  price: number;
  count: number;
}

/** Something that takes pieces: a pack that could be bought, or a pack of the cart with free places. */
export interface Bin {
  /** In cents; 0 for a pack already in the cart. */
  price: number;
  /** Places by kind of piece; each kind occurs once. */
  needs: readonly { kind: string; places: number }[];
  /** Pieces of a picture per place: the pack's quantity. */
  takes: number;
  /** It exists once, rather than being sold without limit. */
  once: boolean;
  /** Pictures already in it: none may be added twice. */
  holds: ReadonlySet<string>;
}

/** Pieces in one bin: their cart lines, by the bin's needs, and their price as single items. */
export interface Fill {
  bin: Bin;
  ids: string[][];
  value: number;
}

/** The remaining pieces of one picture; `offers` is sorted by kind, then by descending price. */
interface Picture {
  uuid: string;
  offers: (OfferedPieces & { id: string })[];
}
interface Best {
  gain: number;
  use: readonly Taking[] | null;
  next: { bin: number; counts: Counts } | null;
}
const nothing: Best = { gain: 0, use: null, next: null };

/**
 * Fills bins so that the pieces cost least in total, bought by the bin or as single items. Exact if the search ends
 * within `steps`; otherwise the best result found, no worse than always taking the first bins.
 */
export function searchFills(
  pieces: readonly Piece[],
  bins: readonly Bin[],
  steps: number,
): { fills: Fill[]; gain: number; exact: boolean } {
  const search = new Search(bins, steps);
  return search.run(picturesOf(pieces));
}

function picturesOf(pieces: readonly Piece[]): Picture[] {
  return [...Map.groupBy(pieces, ({ picture }) => picture)].map(([uuid, some]) => ({
    uuid,
    offers: some
      .map(({ id, kind, price, count }) => ({ id, kind, price, left: count }))
      .sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : b.price - a.price || b.left - a.left)),
  }));
}

class Search {
  readonly #bins: readonly Bin[];
  #steps: number;
  readonly #profiles = new PictureProfiles();
  /** Memoised results, by bin and then by what is left for it. */
  readonly #known: readonly Map<string, Best>[];

  constructor(bins: readonly Bin[], steps: number) {
    this.#bins = bins;
    this.#steps = steps;
    this.#known = bins.map(() => new Map());
  }

  run(pictures: readonly Picture[]) {
    const pools = new Map<number, Picture[]>();
    for (const picture of pictures) {
      const heldBy = this.#bins.flatMap(({ holds }, bin) => (holds.has(picture.uuid) ? [bin] : []));
      const offers = picture.offers.map(({ id: _, ...offer }) => offer);
      const profile = this.#profiles.numberOf({ offers, heldBy });
      pools.set(profile, [...(pools.get(profile) ?? []), picture]);
    }
    const counts = countsOf([...pools].map(([profile, { length }]) => [profile, length] as const));
    const { gain } = this.#best(0, counts);
    return { gain, fills: this.#replay(counts, pools), exact: this.#steps > 0 };
  }

  /** The maximum gain from `bin` on; bins are filled in order, each as far as possible. */
  #best(bin: number, counts: Counts): Best {
    const offered = this.#bins[bin];
    if (offered === undefined || counts.pairs.length === 0) return nothing;
    const known = this.#known[bin]?.get(counts.key);
    if (known) return known;
    let best: Best | null = null;
    if (this.#steps > 0) {
      new BinFillings(this.#profiles, offered, bin, counts).each((value, takings) => {
        if (this.#steps <= 0) return false;
        this.#steps -= 1;
        const gain = value - offered.price;
        if (gain <= 0) return true;
        const after = this.#profiles.after(offered.takes, counts, takings);
        const next = { bin: offered.once ? bin + 1 : bin, counts: after };
        const whole = gain + this.#best(next.bin, after).gain;
        if (best === null || whole > best.gain) best = { gain: whole, use: [...takings], next };
        return true;
      });
    }
    const skipped = this.#best(bin + 1, counts);
    const kept = best as Best | null;
    const found =
      kept === null || skipped.gain > kept.gain
        ? { gain: skipped.gain, use: null, next: { bin: bin + 1, counts } }
        : kept;
    this.#known[bin]?.set(counts.key, found);
    return found;
  }

  /** Replays the best branch with the actual pictures. */
  #replay(counts: Counts, pools: Map<number, Picture[]>): Fill[] {
    const fills: Fill[] = [];
    let step = this.#best(0, counts);
    let at = 0;
    while (step.next) {
      const bin = this.#bins[at];
      if (step.use && bin) fills.push(this.#fill(bin, step.use, pools));
      at = step.next.bin;
      step = this.#best(at, step.next.counts);
    }
    return fills;
  }

  #fill(bin: Bin, takings: readonly Taking[], pools: Map<number, Picture[]>): Fill {
    const ids: string[][] = bin.needs.map(() => []);
    const moved: [number, Picture][] = [];
    let value = 0;
    for (const { need, profile, offer, pictures } of takings) {
      const next = this.#profiles.without(profile, offer, bin.takes);
      for (const picture of pools.get(profile)?.splice(0, pictures) ?? []) {
        const given = picture.offers[offer];
        if (given === undefined) continue;
        ids[need]?.push(given.id);
        value += given.price * Math.min(bin.takes, given.left);
        const offers = picture.offers.flatMap((one) => {
          const left = one === given ? one.left - bin.takes : one.left;
          return left > 0 ? [{ ...one, left }] : [];
        });
        if (next !== null) moved.push([next, { ...picture, offers }]);
      }
    }
    for (const [profile, picture] of moved) pools.set(profile, [...(pools.get(profile) ?? []), picture]);
    return { bin, ids, value };
  }
}
