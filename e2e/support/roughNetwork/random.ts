/** Random numbers determined by a seed. */
export interface Random {
  /** From `low` to `high`. */
  between(low: number, high: number): number;
  oneOf<Of>(from: readonly Of[]): Of;
}

/** Returns a Mulberry32 generator: the same numbers for the same seed, on every machine. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    oneOf: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
  };
}
