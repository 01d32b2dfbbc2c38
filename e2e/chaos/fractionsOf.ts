import { randomOf } from "../support/roughNetwork/random.ts";

/** Returns numbers from 0 to 1, the same for the same seed. */
export function fractionsOf(seed: number): () => number {
  const { between } = randomOf(seed);
  return () => between(0, 1);
}
