/**
 * Splits a line's price among its pictures in whole cents. All shares are equal, except that the remaining cents go one
 * each to the first ones: the shares always sum to the price (largest remainder).
 * @param cents the line's price, 0 or more
 * @returns one share per picture, none without pictures
 */
export function shareOut(cents: number, pictures: number): number[] {
  if (pictures === 0) return [];
  const share = Math.floor(cents / pictures);
  const left = cents - share * pictures;
  return Array.from({ length: pictures }, (_, index) => (index < left ? share + 1 : share));
}

/** Returns a percentage of an amount in whole cents, rounded half up. `percent` may have decimals (12.5). */
export function percentOf(cents: number, percent: number): number {
  // Works with thousandths of a percent: 19.99 * 0.15 in floats would round the wrong way.
  const thousandths = Math.round(percent * 1000);
  return Math.floor((cents * thousandths + 50_000) / 100_000);
}

/** Returns an amount in cents less a discount in percent, which is rounded half up. */
export const reducedBy = (cents: number, percent: number): number => cents - percentOf(cents, percent);
