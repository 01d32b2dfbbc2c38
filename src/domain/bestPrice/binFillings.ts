import type { Bin } from "./packFill.ts";
import type { Counts, PictureProfiles, Taking } from "./pictureProfiles.ts";

/** Pieces of one kind that a profile's pictures offer; `entry` is the profile's index among the free ones. */
interface Slot {
  entry: number;
  profile: number;
  offer: number;
  price: number;
  left: number;
}
/** Called with the value in cents and the takings, valid until it returns; returning false ends the walk. */
type Visit = (value: number, takings: readonly Taking[]) => boolean;

/**
 * Enumerates the maximal fillings of one bin. This is the hot path: a single list of takings and one of remainders are
 * mutated and restored during the recursion, instead of copied per branch.
 */
export class BinFillings {
  readonly #bin: Bin;
  readonly #profiles: PictureProfiles;
  /** The profiles of the allowed pictures, and how many pictures of each are left. */
  readonly #entries: number[] = [];
  readonly #left: number[] = [];
  readonly #takings: Taking[] = [];

  constructor(profiles: PictureProfiles, bin: Bin, at: number, { pairs }: Counts) {
    this.#bin = bin;
    this.#profiles = profiles;
    for (const [profile, count] of pairs) {
      if (profiles.isHeldBy(profile, at)) continue;
      this.#entries.push(profile);
      this.#left.push(count);
    }
  }

  /** A picture with pieces for two needs may leave the first one short. */
  each(visit: Visit): void {
    const [first, second] = this.#bin.needs;
    if (first === undefined) return;
    const slots = this.#slots(first.kind);
    const isFirst = this.#offering(slots);
    const some = this.#sum(isFirst);
    if (second === undefined) {
      this.#take(0, slots, Math.min(first.places, some), visit);
      return;
    }
    const others = this.#slots(second.kind);
    const isSecond = this.#offering(others);
    const both = this.#sum(isFirst.map((offers, entry) => offers && isSecond[entry] === true));
    const most = Math.min(first.places, some);
    const least = Math.max(0, Math.min(first.places, some - both));
    for (let size = most; size >= least; size--) {
      const goesOn = this.#take(0, slots, size, (value) =>
        this.#take(1, others, Math.min(second.places, this.#sum(isSecond)), (more, takings) =>
          visit(value + more, takings),
        ),
      );
      if (!goesOn) return;
    }
  }

  #slots(kind: string): Slot[] {
    return this.#entries
      .flatMap((profile, entry) =>
        this.#profiles
          .offersOf(profile)
          .flatMap((offer, index) =>
            offer.kind === kind ? [{ ...offer, entry, profile, offer: index }] : [],
          ),
      )
      .sort((a, b) => b.price - a.price || b.left - a.left);
  }

  /** The entries that have such a slot. */
  #offering(slots: readonly Slot[]): boolean[] {
    const offering = this.#entries.map(() => false);
    for (const { entry } of slots) offering[entry] = true;
    return offering;
  }

  #sum(counted: readonly boolean[]): number {
    return this.#left.reduce((sum, count, entry) => (counted[entry] ? sum + count : sum), 0);
  }

  /** Every way to take `size` pictures for a need, from the dearest down; false once a visit has ended the walk. */
  #take(need: number, slots: readonly Slot[], size: number, visit: Visit): boolean {
    // The most that the remaining slots could give: branches that cannot reach the size are pruned.
    const reach = new Array<number>(slots.length + 1).fill(0);
    for (let index = slots.length - 1; index >= 0; index--) {
      reach[index] = (reach[index + 1] ?? 0) + (this.#left[slots[index]?.entry ?? 0] ?? 0);
    }
    const from = (index: number, wanted: number, value: number): boolean => {
      if (wanted === 0) return visit(value, this.#takings);
      const slot = slots[index];
      if (slot === undefined || (reach[index] ?? 0) < wanted) return true;
      const { entry, profile, offer, price } = slot;
      const free = this.#left[entry] ?? 0;
      const each = price * Math.min(this.#bin.takes, slot.left);
      for (let pictures = Math.min(wanted, free); pictures > 0; pictures--) {
        this.#left[entry] = free - pictures;
        this.#takings.push({ need, profile, offer, pictures });
        const goesOn = from(index + 1, wanted - pictures, value + pictures * each);
        this.#takings.pop();
        this.#left[entry] = free;
        if (!goesOn) return false;
      }
      return from(index + 1, wanted, value);
    };
    return from(0, size, 0);
  }
}
