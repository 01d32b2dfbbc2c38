/**
 * Shares a line's price out among its pictures in whole cents. Each has the same part; the cents that do not divide go
 * one each to the first ones, so that the shares always sum to the price (largest remainder).
 * @param cents the line's price, 0 or more
 * @returns one share for each picture, none where there is no picture
 */
export function shareOut(cents: number, pictures: number): number[] {
  if (pictures === 0) return [];
  const share = Math.floor(cents / pictures);
  const left = cents - share * pictures;
  return Array.from({ length: pictures }, (_, index) => (index < left ? share + 1 : share));
}
