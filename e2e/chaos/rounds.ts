export interface Round {
  checkouts: number;
  faults: number;
  seed: number;
}

/** Divides a run into rounds of about `round` checkouts, alike, each with a seed of its own: the first has the run's, the next one more. */
export function roundsOf({ checkouts, faults, seed, round }: Round & { round: number }): Round[] {
  const count = Math.min(Math.ceil(checkouts / round), faults);
  const upTo = (total: number, index: number) => Math.round((total * index) / count);
  const share = (total: number, index: number) => upTo(total, index + 1) - upTo(total, index);
  return Array.from({ length: count }, (_, index) => ({
    checkouts: share(checkouts, index),
    faults: share(faults, index),
    seed: seed + index,
  }));
}
