const digits = /^\d/;

function tokensOf(name: string): string[] {
  return (
    name
      .normalize("NFC")
      .toLowerCase()
      .match(/\d+|\D+/g) ?? []
  );
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function compareTokens(one: string, other: string): number {
  const [isNumber, isOtherNumber] = [digits.test(one), digits.test(other)];
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  if (!isNumber) return compareText(one, other);
  // As text, because a camera's serial number may exceed a number's range.
  const [plain, otherPlain] = [one.replace(/^0+/, ""), other.replace(/^0+/, "")];
  return plain.length - otherPlain.length || compareText(plain, otherPlain);
}

/** Compares names in natural order: IMG_9 before IMG_10. Ignores case and leading zeros (img_9 and IMG_0009 are equal: 0). */
export function naturalCompare(one: string, other: string): number {
  const [tokens, otherTokens] = [tokensOf(one), tokensOf(other)];
  const shared = Math.min(tokens.length, otherTokens.length);
  for (let index = 0; index < shared; index++) {
    const order = compareTokens(tokens[index] ?? "", otherTokens[index] ?? "");
    if (order !== 0) return order;
  }
  return tokens.length - otherTokens.length;
}

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
