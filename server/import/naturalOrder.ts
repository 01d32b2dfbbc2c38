const digits = /^\d/;

/**
 * Returns a text whose plain order is the natural order of names: IMG_9 before IMG_10. Names that differ by case and leading zeros only
 * have the same (img_9, IMG_0009).
 */
export function naturalKey(name: string): string {
  const tokens =
    name
      .normalize("NFC")
      .toLowerCase()
      .match(/\d+|\D+/g) ?? [];
  return tokens.map(tokenKey).join("\0");
}

/** Numbers come before text, by their length: as text, because a camera's serial number may exceed a number's range. */
function tokenKey(token: string): string {
  if (!digits.test(token)) return `\u0002${token}`;
  const plain = token.replace(/^0+/, "");
  return `\u0001${String.fromCharCode(plain.length + 1)}${plain}`;
}

export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Compares names in natural order (`naturalKey`). */
export const naturalCompare = (one: string, other: string) => compareText(naturalKey(one), naturalKey(other));

/** Returns the entries of a list sorted by `compare` between two bounds, both included. */
export function between<T, Bound>(
  sorted: readonly T[],
  from: Bound,
  to: Bound,
  compare: (entry: T, bound: Bound) => number,
): T[] {
  const first = firstIndex(sorted, (entry) => compare(entry, from) >= 0);
  const past = firstIndex(sorted, (entry) => compare(entry, to) > 0);
  return sorted.slice(first, past);
}

/** Returns the first index where a monotonic condition holds. */
function firstIndex<T>(sorted: readonly T[], holds: (entry: T) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
