/** A picture's pieces of one kind, each `price` cents as a single item. */
export interface OfferedPieces {
  kind: string;
  price: number;
  left: number;
}

/** Pictures with the same offers are equivalent to every bin: a profile's pictures are a count, not a list. */
interface Profile {
  /** By kind, then by descending price. */
  offers: readonly OfferedPieces[];
  /** The bins that already hold the picture. */
  heldBy: readonly number[];
}

/** Number of pictures per profile, in the order of the profiles' ids, and the same as text. */
export interface Counts {
  pairs: readonly (readonly [profile: number, count: number])[];
  key: string;
}

/** A number of a profile's pictures that give a piece of an offer to a need. */
export interface Taking {
  need: number;
  profile: number;
  offer: number;
  pictures: number;
}

/** The profiles of a search, by id. */
export class PictureProfiles {
  readonly #profiles: Profile[] = [];
  readonly #numbers = new Map<string, number>();
  /** Memoised results of `without`, by profile id: the search's most frequent lookup. */
  readonly #afterGiving: Map<number, number | null>[] = [];

  numberOf(profile: Profile): number {
    const key = JSON.stringify(profile);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#profiles.length);
    this.#afterGiving.push(new Map());
    return this.#profiles.push(profile) - 1;
  }

  offersOf(profile: number): readonly OfferedPieces[] {
    return this.#profiles[profile]?.offers ?? [];
  }

  isHeldBy(profile: number, bin: number): boolean {
    return this.#profiles[profile]?.heldBy.includes(bin) ?? false;
  }

  /** The profile of a picture that has given `takes` pieces of one offer; null if it has none left. */
  without(profile: number, offer: number, takes: number): number | null {
    const known = this.#afterGiving[profile];
    const key = offer * 1_000_000 + takes;
    const found = known?.get(key);
    if (found !== undefined) return found;
    const { offers, heldBy } = this.#profiles[profile] as Profile;
    const rest = offers.flatMap((one, index) => {
      const left = index === offer ? one.left - takes : one.left;
      return left > 0 ? [{ ...one, left }] : [];
    });
    const next = rest.length === 0 ? null : this.numberOf({ offers: rest, heldBy });
    known?.set(key, next);
    return next;
  }

  /** What is left after filling a bin that takes that many pieces per place. */
  after(takes: number, { pairs }: Counts, takings: readonly Taking[]): Counts {
    const left = new Map(pairs);
    for (const { profile, offer, pictures } of takings) {
      left.set(profile, (left.get(profile) ?? 0) - pictures);
      const next = this.without(profile, offer, takes);
      if (next !== null) left.set(next, (left.get(next) ?? 0) + pictures);
    }
    return countsOf(left);
  }
}

export function countsOf(counts: Iterable<readonly [profile: number, count: number]>): Counts {
  const pairs = [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  return { pairs, key: pairs.join(";") };
}
