/** Pieces of one picture that could go into packs: `count` of them, each at `price` cents by itself. */
export interface Piece {
  /** The line of the cart. */
  id: string;
  picture: string;
  /** Pieces of one kind are interchangeable in a pack: same pricing, format and options. */
  kind: string;
  price: number;
  count: number;
}

/** Something that takes pieces: a pack that would be bought, or one of the cart with places free. */
export interface Bin {
  /** In cents; 0 for a pack that is in the cart already. */
  price: number;
  /** Places by the kind of piece that they take; each kind once. */
  needs: readonly { kind: string; places: number }[];
  /** Pieces of a picture that one place takes: the pack's quantity. */
  takes: number;
  /** It is there once, instead of being sold as often as one likes. */
  once: boolean;
  /** Pictures in it already: none goes in twice. */
  holds: ReadonlySet<string>;
}

/** Pieces in one bin: the lines that they come from, by the bin's needs, and what they cost by themselves. */
export interface Fill {
  bin: Bin;
  ids: string[][];
  value: number;
}

/** What one picture still offers; `offers` by kind, then the dearest first. */
interface Offer {
  id: string;
  kind: string;
  price: number;
  left: number;
}
interface Picture {
  uuid: string;
  offers: Offer[];
}

/** Pictures that offer the same are the same to every bin: so many of a profile are a number, not a list. */
interface Profile {
  offers: readonly Omit<Offer, "id">[];
  /** The bins that hold the picture already. */
  heldBy: readonly number[];
}
/** How many pictures have which profile, by the profile's number. */
type Counts = readonly (readonly [profile: number, count: number])[];
/** So many pictures of a profile give a piece of an offer to a need. */
interface Taking {
  need: number;
  profile: number;
  offer: number;
  pictures: number;
}
interface Best {
  gain: number;
  use: readonly Taking[] | null;
  next: { bin: number; counts: Counts } | null;
}

/**
 * Fills bins so that the pieces cost least together, bought by the bin or by themselves. Exact where the search ends
 * within `steps`; past that the best that was found, which is no worse than always taking the first bins.
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
  readonly #profiles: Profile[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #known = new Map<string, Best>();

  constructor(bins: readonly Bin[], steps: number) {
    this.#bins = bins;
    this.#steps = steps;
  }

  run(pictures: readonly Picture[]) {
    const pools = new Map<number, Picture[]>();
    for (const picture of pictures) {
      const heldBy = this.#bins.flatMap(({ holds }, bin) => (holds.has(picture.uuid) ? [bin] : []));
      const profile = this.#number({ offers: picture.offers.map(({ id: _, ...offer }) => offer), heldBy });
      pools.set(profile, [...(pools.get(profile) ?? []), picture]);
    }
    const counts = [...pools].map(([profile, { length }]) => [profile, length] as const);
    const { gain } = this.#best(0, sorted(counts));
    return { gain, fills: this.#replay(sorted(counts), pools), exact: this.#steps > 0 };
  }

  /** What can be gained from `bin` on; bins are filled in their order, each as far as it goes. */
  #best(bin: number, counts: Counts): Best {
    const offered = this.#bins[bin];
    if (offered === undefined || counts.length === 0) return { gain: 0, use: null, next: null };
    const key = `${bin};${counts.join(";")}`;
    const known = this.#known.get(key);
    if (known) return known;
    let best: Best | null = null;
    for (const takings of this.#fillings(offered, bin, counts)) {
      if (this.#steps <= 0) break;
      this.#steps -= 1;
      const gain = this.#value(offered, takings) - offered.price;
      if (gain <= 0) continue;
      const next = { bin: offered.once ? bin + 1 : bin, counts: this.#after(offered, counts, takings) };
      const whole = gain + this.#best(next.bin, next.counts).gain;
      if (best === null || whole > best.gain) best = { gain: whole, use: takings, next };
    }
    const skipped = this.#best(bin + 1, counts);
    if (best === null || skipped.gain > best.gain) {
      best = { gain: skipped.gain, use: null, next: { bin: bin + 1, counts } };
    }
    this.#known.set(key, best);
    return best;
  }

  /** Every way to fill a bin as far as it goes. A picture with pieces for two needs may keep the first one short. */
  *#fillings(bin: Bin, at: number, counts: Counts): Generator<Taking[]> {
    const [first, second] = bin.needs;
    if (first === undefined) return;
    const free = new Map(counts.filter(([profile]) => !this.#profiles[profile]?.heldBy.includes(at)));
    const offering = (kind: string) => (profile: number) =>
      this.#profiles[profile]?.offers.some((offer) => offer.kind === kind) ?? false;
    const isFirst = offering(first.kind);
    const isSecond = offering(second?.kind ?? "");
    let some = 0;
    let both = 0;
    for (const [profile, count] of free) {
      if (isFirst(profile)) some += count;
      if (isFirst(profile) && isSecond(profile)) both += count;
    }
    const most = Math.min(first.places, some);
    const least = second === undefined ? most : Math.max(0, Math.min(first.places, some - both));
    for (let size = most; size >= least; size--) {
      for (const takings of this.#choices(0, first.kind, size, free)) {
        if (second === undefined) {
          yield takings;
          continue;
        }
        const left = new Map(free);
        for (const { profile, pictures } of takings) left.set(profile, (left.get(profile) ?? 0) - pictures);
        let rest = 0;
        for (const [profile, count] of left) if (isSecond(profile)) rest += count;
        for (const more of this.#choices(1, second.kind, Math.min(second.places, rest), left)) {
          yield [...takings, ...more];
        }
      }
    }
  }

  /** Every way to take `size` pictures of a kind, whoever has the dearest first. */
  *#choices(need: number, kind: string, size: number, free: Map<number, number>): Generator<Taking[]> {
    const slots = [...free.keys()]
      .flatMap((profile) =>
        (this.#profiles[profile]?.offers ?? []).flatMap((offer, index) =>
          offer.kind === kind ? [{ profile, offer: index, price: offer.price, left: offer.left }] : [],
        ),
      )
      .sort((a, b) => b.price - a.price || b.left - a.left);
    // What the slots from here on could give at most: a way that cannot reach the size is left at once.
    const reach = slots.map(() => 0);
    for (let index = slots.length - 1; index >= 0; index--) {
      reach[index] = (reach[index + 1] ?? 0) + (free.get(slots[index]?.profile ?? 0) ?? 0);
    }
    const used = new Map<number, number>();
    const left = (profile: number) => (free.get(profile) ?? 0) - (used.get(profile) ?? 0);
    function* from(index: number, wanted: number): Generator<Taking[]> {
      if (wanted === 0) {
        yield [];
        return;
      }
      const slot = slots[index];
      if (slot === undefined || (reach[index] ?? 0) < wanted) return;
      const { profile, offer } = slot;
      for (let pictures = Math.min(wanted, left(profile)); pictures >= 0; pictures--) {
        used.set(profile, (used.get(profile) ?? 0) + pictures);
        for (const rest of from(index + 1, wanted - pictures)) {
          yield pictures === 0 ? rest : [{ need, profile, offer, pictures }, ...rest];
        }
        used.set(profile, (used.get(profile) ?? 0) - pictures);
      }
    }
    yield* from(0, size);
  }

  #value({ takes }: Bin, takings: readonly Taking[]): number {
    return takings.reduce((cents, { profile, offer, pictures }) => {
      const { price, left } = this.#profiles[profile]?.offers[offer] ?? { price: 0, left: 0 };
      return cents + pictures * price * Math.min(takes, left);
    }, 0);
  }

  #after({ takes }: Bin, counts: Counts, takings: readonly Taking[]): Counts {
    const left = new Map(counts);
    for (const { profile, offer, pictures } of takings) {
      left.set(profile, (left.get(profile) ?? 0) - pictures);
      const next = this.#without(profile, offer, takes);
      if (next !== null) left.set(next, (left.get(next) ?? 0) + pictures);
    }
    return sorted([...left].filter(([, count]) => count > 0));
  }

  /** The profile of a picture that has given pieces of one offer; null where it has none left. */
  #without(profile: number, offer: number, takes: number): number | null {
    const { offers, heldBy } = this.#profiles[profile] as Profile;
    const rest = offers.flatMap((one, index) => {
      const left = index === offer ? one.left - takes : one.left;
      return left > 0 ? [{ ...one, left }] : [];
    });
    return rest.length === 0 ? null : this.#number({ offers: rest, heldBy });
  }

  #number(profile: Profile): number {
    const key = JSON.stringify(profile);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#profiles.length);
    return this.#profiles.push(profile) - 1;
  }

  /** The way of the best gain once more, with the pictures themselves. */
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
    for (const { need, profile, offer, pictures } of takings) {
      const next = this.#without(profile, offer, bin.takes);
      for (const picture of pools.get(profile)?.splice(0, pictures) ?? []) {
        const given = picture.offers[offer] as Offer;
        ids[need]?.push(given.id);
        const offers = picture.offers.flatMap((one) => {
          const left = one === given ? one.left - bin.takes : one.left;
          return left > 0 ? [{ ...one, left }] : [];
        });
        if (next !== null) moved.push([next, { ...picture, offers }]);
      }
    }
    for (const [profile, picture] of moved) pools.set(profile, [...(pools.get(profile) ?? []), picture]);
    return { bin, ids, value: this.#value(bin, takings) };
  }
}

const sorted = (counts: Counts): Counts => [...counts].sort(([a], [b]) => a - b);
