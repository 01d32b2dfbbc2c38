/** So many pieces of one kind that a picture has, each at `price` cents by itself. */
export interface OfferedPieces {
  kind: string;
  price: number;
  left: number;
}

/** Pictures that offer the same are the same to every bin: so many of a profile are a number, not a list. */
interface Profile {
  /** By kind, then the dearest first. */
  offers: readonly OfferedPieces[];
  /** The bins that hold the picture already. */
  heldBy: readonly number[];
}

/** How many pictures have which profile, in the order of the profiles' numbers, and the same as a text. */
export interface Counts {
  pairs: readonly (readonly [profile: number, count: number])[];
  key: string;
}

/** So many pictures of a profile give a piece of an offer to a need. */
export interface Taking {
  need: number;
  profile: number;
  offer: number;
  pictures: number;
}

/** The profiles of a search by their numbers. */
export class PictureProfiles {
  readonly #profiles: Profile[] = [];
  readonly #numbers = new Map<string, number>();
  /** What becomes of a profile that has given pieces, by its number: what the search asks for most. */
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

  /** The profile of a picture that has given `takes` pieces of one offer; null where it has none left. */
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

  /** What is left once a bin that takes so many pieces a place is filled like this. */
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
