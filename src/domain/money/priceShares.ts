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
